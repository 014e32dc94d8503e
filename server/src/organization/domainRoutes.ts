import { createSchema } from "@vigil/model/entity/entity";
import { textKey } from "@vigil/model/identity/textKey";
import { domain } from "@vigil/model/organization/domain";
import { isDomainName } from "@vigil/model/organization/domainName";
import { sql } from "kysely";
import { requireProgramsFit } from "../curriculum/program/domainCodesFit.ts";
import { changesOf, entityRoutes, idParameter } from "../entity/entityRoutes.ts";
import type { Row } from "../entity/readRecords.ts";
import { replay } from "../entity/replay.ts";
import { changeRecords, copyRecord, insertRecord } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

const requireName = (name: string | undefined): void => {
  if (name !== undefined && !isDomainName(name)) throw new Problem(422, "DomainNameInvalid", { field: "name" });
};

const deletedUsers = "Deleted users";

/** The transaction steps into another domain. */
const step = (tx: Tx, id: number) => sql`select set_config('app.domain_id', ${String(id)}, true)`.execute(tx);

/** Every domain has one company to which people go before they are deleted. */
async function furnish(tx: Tx, made: Row, homeId: number): Promise<Row> {
  await step(tx, made.id);
  await tx
    .insertInto("companies")
    .values({ domainId: made.id, name: deletedUsers, nameKey: textKey(deletedUsers), kind: "deleted" })
    .execute();
  await step(tx, homeId);
  return made;
}

/** Companies without a code of their own have their domain's. */
async function requireFit(tx: Tx, ids: readonly number[], homeId: number): Promise<void> {
  for (const id of ids) {
    await step(tx, id);
    await requireProgramsFit(tx, id, { field: "domainCodeId" });
  }
  await step(tx, homeId);
}

export const domainRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, domain, { except: ["add", "edit", "copy"] });
  const tags = [domain.plural];
  const adding = { permission: desk.permission("add") };

  app.post("/api/domains", { config: adding, schema: { tags, body: createSchema(domain) } }, (request, reply) => {
    requireName(request.body.name);
    return desk.write(request, (tx, view) =>
      replay(tx, request, reply, 201, async () => furnish(tx, await insertRecord(tx, view, request.body), view.caller.domainId)),
    );
  });

  app.put("/api/domains", { config: { permission: desk.permission("edit") }, schema: { tags } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(domain, request.body, async (changes) => {
        for (const { name } of changes) requireName(name as string | undefined);
        const changed = await changeRecords(tx, view, changes);
        const coded = changes.filter(({ domainCodeId }) => domainCodeId !== undefined).map(({ id }) => id);
        await requireFit(tx, coded, view.caller.domainId);
        return changed;
      }),
    ),
  );

  app.post("/api/domains/:id/copy", { config: adding, schema: { tags, params: idParameter } }, (request, reply) =>
    desk.write(request, (tx, view) =>
      replay(tx, request, reply, 201, async () => furnish(tx, await copyRecord(tx, view, request.params.id), view.caller.domainId)),
    ),
  );
};
