import { domainCode } from "@vigil/model/organization/domainCode";
import { domainCodeRules } from "@vigil/model/organization/domainCodeRules";
import { sql } from "kysely";
import { entityRoutes, idParameter } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { replay } from "../entity/replay.ts";
import { copyRecord } from "../entity/writeRecords.ts";
import type { Room } from "../house.ts";

const users = ["domains", "companies", "programs", "courses"].map(
  (table) => sql`exists (select 1 from ${sql.table(table)} r where r.domain_code_id = t.id)`,
);

export const domainCodeRoutes: Room = (app, house) => {
  const expressions = { used: sql`(${sql.join(users, sql` or `)})` };
  const { permission, write } = entityRoutes(app, house, domainCode, { rules: domainCodeRules, expressions, except: ["copy"] });

  // a copy remembers the code it came from: both fit the same content
  const schema = { tags: [domainCode.plural], params: idParameter };
  app.post("/api/domainCodes/:id/copy", { config: { permission: permission("add") }, schema }, (request, reply) =>
    write(request, (tx, view) =>
      replay(tx, request, reply, 201, async () => {
        const source = await getRecord(tx, view, request.params.id);
        return copyRecord(tx, view, source.id, {}, { originalId: source["originalId"] ?? source.id });
      }),
    ),
  );
};
