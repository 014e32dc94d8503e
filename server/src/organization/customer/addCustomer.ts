import { createSchema, type CreateOf, type Entity, type RecordOf } from "@vigil/model/entity/entity";
import { company } from "@vigil/model/organization/company";
import type { CustomerBody } from "@vigil/model/organization/customer";
import { domain } from "@vigil/model/organization/domain";
import { organization } from "@vigil/model/organization/organization";
import { user } from "@vigil/model/organization/user";
import type { Expressions, View } from "../../entity/view.ts";
import { insertRecord } from "../../entity/writeRecords.ts";
import { checked } from "../../http/checked.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { addDomain } from "../addDomain.ts";
import { grantLevel } from "../grantLevel.ts";
import { stepInto } from "../stepInto.ts";
import { seenUsers } from "../seenUsers.ts";

type Part = keyof CustomerBody;

interface Adding<E extends Entity> {
  insert?: (tx: Tx, view: View<E>, values: CreateOf<E>) => Promise<RecordOf<E>>;
  expressions?: Expressions;
}

/** Organization, domain, company and administrator, in the transaction of one call. What is refused names its part: `domain.name`. */
export async function addCustomer(tx: Tx, by: Caller, body: CustomerBody) {
  const owner = body.organization;
  const organizationId = "id" in owner ? owner.id : (await add(tx, by, "organization", organization, { name: owner.name })).id;
  const made = await add(tx, by, "domain", domain, { ...body.domain, organizationId }, { insert: addDomain });
  return stepInto(tx, by.domainId, made.id, async () => {
    const there: Caller = { ...by, domainId: made.id, groups: null, programs: null };
    const first = await add(tx, there, "company", company, body.company);
    const level = await administratorsLevel(tx);
    await part("administrator", () => grantLevel(tx, there, level));
    const { email } = body.administrator;
    if (email.trim() === "") throw new Problem(422, "FieldRequired", { field: "administrator.email" });
    const person = { ...body.administrator, companyId: first.id, accessLevelId: level, locale: made.locale };
    const administrator = await add(tx, there, "administrator", user, person, { expressions: seenUsers.expressions });
    return { organizationId, domain: made, companyId: first.id, administrator };
  });
}

/** Checks a part as its list would, and adds it as its list does. */
const add = <E extends Entity>(
  tx: Tx,
  by: Caller,
  name: Part,
  entity: E,
  values: object,
  { insert = insertRecord, expressions = {} }: Adding<E> = {},
): Promise<RecordOf<E>> =>
  part(name, () => insert(tx, { entity, caller: by, expressions, rules: undefined }, checked(createSchema(entity), values)));

async function part<Answer>(name: Part, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, code, details, field = "name" } = error;
    throw new Problem(status, code, { details, field: field === "organizationId" ? "organization.id" : `${name}.${field}` });
  }
}

async function administratorsLevel(tx: Tx): Promise<number> {
  const { id } = await tx
    .selectFrom("accessLevels")
    .select("id")
    .where("baseCode", "=", "web")
    .where("ownerDomainId", "is", null)
    .executeTakeFirstOrThrow();
  return id;
}
