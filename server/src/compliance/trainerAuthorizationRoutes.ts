import { authorizationName, trainerName } from "@vigil/model/compliance/authorizationName";
import { trainerAuthorization, type TrainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import { trainerAuthorizationRules } from "@vigil/model/compliance/trainerAuthorizationRules";
import type { ChangeOf, CreateOf } from "@vigil/model/entity/entity";
import { textKey } from "@vigil/model/identity/textKey";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../entity/bodies.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { visible } from "../entity/listSql.ts";
import { getRecord } from "../entity/readRecords.ts";
import type { Columns, View } from "../entity/view.ts";
import { changeRecords, copyRecord, insertRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { authorizationInUse, versionedAuthorization } from "./events/versionedAuthorization.ts";

type Authorization = typeof trainerAuthorization;

const ids = z.array(z.int().positive()).max(10_000);
const authorizeBody = z.strictObject({ companies: ids.exactOptional(), courses: ids.exactOptional() });
const peopleQuery = z.object({ companyId: z.coerce.number().int().positive().optional() });

/** Who may deliver classroom training. What it was delivered under stays as a version. */
export const trainerAuthorizationRoutes: Routes = (app, house) => {
  const outdated = sql`t.superseded_at is not null`;
  const desk = entityRoutes(app, house, trainerAuthorization, {
    rules: trainerAuthorizationRules,
    expressions: { inUse: authorizationInUse, outdated },
    insert: async (tx, view, values) => {
      const { columns, rest } = await named(tx, view, values);
      await requireClassroom(tx, rest);
      return insertRecord(tx, view, rest, columns);
    },
    change: async (tx, view, changes) => {
      const changed = [];
      for (const one of changes) changed.push(await change(tx, view, one));
      return changed;
    },
    copy: async (tx, view, id) => {
      const { trainer } = await getRecord(tx, view, id);
      return copyRecord(tx, view, id, { enableNameChange: true }, { trainer });
    },
  });
  const tags = [trainerAuthorization.plural];
  const editing = { permission: desk.permission("edit") };

  app.post(
    "/api/trainerauthorizations/:id/authorize",
    {
      config: editing,
      schema: { tags, summary: "For which companies and courses it holds", params: idParameter, body: authorizeBody },
    },
    (request) => desk.write(request, (tx, view) => change(tx, view, { id: request.params.id, ...request.body })),
  );
  app.get(
    "/api/trainerauthorizations/users/available",
    { config: editing, schema: { tags, summary: "The people of a company, to choose a trainer from", querystring: peopleQuery } },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        const { companyId } = request.query;
        if (companyId === undefined) throw new Problem(422, "TrainerAuthorizationCompany", { field: "companyId" });
        const { rows } = await sql<{ id: number; name: string }>`
          select t.id, coalesce(nullif(concat_ws(', ', nullif(t.last_name, ''), nullif(t.first_name, '')), ''), t.username) as name
            from users t where ${visible(user, "t", caller(request))} and t.company_id = ${companyId} and t.active
           order by t.last_name, t.first_name, t.id limit 1000`.execute(tx);
        return rows;
      }),
  );
};

async function change(tx: Tx, view: View<Authorization>, one: ChangeOf<Authorization>): Promise<TrainerAuthorization> {
  const before = await getRecord(tx, view, one.id);
  if (before.outdated) throw new Problem(423, "TrainerAuthorizationLocked");
  if (before.inUse && one.userId !== undefined && one.userId !== before.userId)
    throw new Problem(423, "TrainerAuthorizationLocked", { field: "userId" });
  await requireClassroom(tx, one);
  const next = await versionedAuthorization(tx, view.caller.domainId, one);
  const { columns, rest } = await named(tx, view, next, before);
  const [changed] = await changeRecords(tx, view, [rest], () => columns);
  return changed!;
}

/** The name follows from the rest, unless it was given one; the trainer is listed by the name of the account. */
async function named<V extends CreateOf<Authorization>>(
  tx: Tx,
  { caller: by }: View,
  values: V,
  before: CreateOf<Authorization> = {},
): Promise<{ rest: V | Omit<V, "name">; columns: Columns }> {
  const after = { ...before, ...values };
  const touched = ["userId", "authority", "badge", "enableNameChange", "name"].some((field) => field in values);
  if (!touched) return { rest: values, columns: {} };
  const person = await tx
    .selectFrom("users")
    .select(["firstName", "lastName", "username"])
    .where("domainId", "=", by.domainId)
    .where("id", "=", after.userId ?? 0)
    .executeTakeFirst();
  if (person === undefined) throw new Problem(422, "ReferenceNotFound", { field: "userId" });
  const trainer = trainerName(person);
  if (after.enableNameChange === true) {
    if ((after.name ?? "") === "") throw new Problem(422, "FieldRequired", { field: "name" });
    return { rest: values, columns: { trainer } };
  }
  const name = authorizationName(person, { authority: after.authority ?? "", badge: after.badge ?? "" });
  const { name: _typed, ...rest } = values;
  return { rest, columns: { trainer, name, nameKey: textKey(name), ...("id" in values ? { unfinishedCopy: false } : {}) } };
}

async function requireClassroom(tx: Tx, { courses = [] }: CreateOf<Authorization>): Promise<void> {
  if (courses.length === 0) return;
  const others = await tx.selectFrom("courses").select("id").where("id", "in", courses).where("type", "<>", "ilt").execute();
  if (others.length > 0)
    throw new Problem(422, "TrainerAuthorizationCourses", { field: "courses", details: { ids: others.map(({ id }) => id) } });
}
