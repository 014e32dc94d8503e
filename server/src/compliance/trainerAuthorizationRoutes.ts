import { authorizationName, trainerName } from "@vigil/model/compliance/authorizationName";
import { trainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import { trainerAuthorizationRules } from "@vigil/model/compliance/trainerAuthorizationRules";
import { createSchema } from "@vigil/model/entity/entity";
import { textKey } from "@vigil/model/identity/textKey";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { z } from "zod";
import { changesOf, entityRoutes, idParameter } from "../entity/entityRoutes.ts";
import { visible } from "../entity/listSql.ts";
import { getRecord } from "../entity/readRecords.ts";
import { replay } from "../entity/replay.ts";
import type { Change, Columns, Values, View } from "../entity/view.ts";
import { changeRecords, copyRecord, insertRecord } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { inUse, versionedAuthorization } from "./events/versionedAuthorization.ts";

const ids = z.array(z.int().positive()).max(10_000);
const authorizeBody = z.strictObject({ companies: ids.optional(), courses: ids.optional() });
const peopleQuery = z.object({ companyId: z.coerce.number().int().positive().optional() });

/** Who may deliver classroom training. What it was delivered under stays as a version. */
export const trainerAuthorizationRoutes: Room = (app, house) => {
  const outdated = sql`t.superseded_at is not null`;
  const desk = entityRoutes(app, house, trainerAuthorization, {
    rules: trainerAuthorizationRules,
    expressions: { inUse, outdated },
    except: ["add", "edit", "copy"],
  });
  const tags = [trainerAuthorization.plural];
  const adding = { permission: desk.permission("add") };
  const editing = { permission: desk.permission("edit") };

  app.post("/api/trainerauthorizations", { config: adding, schema: { tags, body: createSchema(trainerAuthorization) } }, (request, reply) =>
    desk.write(request, (tx, view) =>
      replay(tx, request, reply, 201, async () => {
        const { columns, rest } = await named(tx, view, request.body);
        await requireClassroom(tx, rest);
        return insertRecord(tx, view, rest, columns);
      }),
    ),
  );
  const change = async (tx: Tx, view: View, one: Change) => {
    const before = await getRecord(tx, view, one.id);
    if (before["outdated"] === true) throw new Problem(423, "TrainerAuthorizationLocked");
    if (before["inUse"] === true && "userId" in one && one["userId"] !== before["userId"])
      throw new Problem(423, "TrainerAuthorizationLocked", { field: "userId" });
    await requireClassroom(tx, one);
    const next = await versionedAuthorization(tx, view.caller.domainId, one);
    const { columns, rest } = await named(tx, view, next, before);
    const [changed] = await changeRecords(tx, view, [rest as Change], () => columns);
    return changed;
  };
  app.put("/api/trainerauthorizations", { config: editing, schema: { tags } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(trainerAuthorization, request.body, async (changes) => {
        const changed = [];
        for (const one of changes) changed.push(await change(tx, view, one));
        return changed;
      }),
    ),
  );
  app.post(
    "/api/trainerauthorizations/:id/authorize",
    {
      config: editing,
      schema: { tags, summary: "For which companies and courses it holds", params: idParameter, body: authorizeBody },
    },
    (request) => desk.write(request, (tx, view) => change(tx, view, { id: request.params.id, ...request.body })),
  );
  app.post("/api/trainerauthorizations/:id/copy", { config: adding, schema: { tags, params: idParameter } }, (request, reply) =>
    desk.write(request, (tx, view) =>
      replay(tx, request, reply, 201, async () => {
        const { trainer } = await getRecord(tx, view, request.params.id);
        return copyRecord(tx, view, request.params.id, { enableNameChange: true }, { trainer });
      }),
    ),
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

/** The name follows from the rest, unless it was given one; the trainer is listed by the name of the account. */
async function named(tx: Tx, { caller: by }: View, values: Values, before: Values = {}): Promise<{ rest: Values; columns: Columns }> {
  const after = { ...before, ...values };
  const touched = ["userId", "authority", "badge", "enableNameChange", "name"].some((field) => field in values);
  if (!touched) return { rest: values, columns: {} };
  const person = await tx
    .selectFrom("users")
    .select(["firstName", "lastName", "username"])
    .where("domainId", "=", by.domainId)
    .where("id", "=", Number(after["userId"]))
    .executeTakeFirst();
  if (person === undefined) throw new Problem(422, "ReferenceNotFound", { field: "userId" });
  const trainer = trainerName(person);
  if (after["enableNameChange"] === true) {
    if (textOf(after, "name") === "") throw new Problem(422, "FieldRequired", { field: "name" });
    return { rest: values, columns: { trainer } };
  }
  const name = authorizationName(person, { authority: textOf(after, "authority"), badge: textOf(after, "badge") });
  const { name: _typed, ...rest } = values;
  return { rest, columns: { trainer, name, nameKey: textKey(name), ...("id" in values ? { unfinishedCopy: false } : {}) } };
}

const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

async function requireClassroom(tx: Tx, { courses }: Values): Promise<void> {
  if (!Array.isArray(courses) || courses.length === 0) return;
  const others = await tx.selectFrom("courses").select("id").where("id", "in", courses.map(Number)).where("type", "<>", "ilt").execute();
  if (others.length > 0)
    throw new Problem(422, "TrainerAuthorizationCourses", { field: "courses", details: { ids: others.map(({ id }) => id) } });
}
