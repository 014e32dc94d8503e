import { domainCode } from "@vigil/model/organization/domainCode";
import { domainCodeRules } from "@vigil/model/organization/domainCodeRules";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { copyRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";

const users = ["domains", "companies", "programs", "courses"].map(
  (table) => sql`exists (select 1 from ${sql.table(table)} r where r.domain_code_id = t.id)`,
);

export const domainCodeRoutes: Routes = (app, house) => {
  entityRoutes(app, house, domainCode, {
    rules: domainCodeRules,
    expressions: { used: sql`(${sql.join(users, sql` or `)})` },
    // a copy remembers the code it came from: both fit the same content
    copy: async (tx, view, id) => {
      const { originalId } = await getRecord(tx, view, id);
      return copyRecord(tx, view, id, {}, { originalId: originalId ?? id });
    },
  });
};
