import { company } from "@vigil/model/organization/company";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { z } from "zod";
import type { Entity } from "@vigil/model/entity/entity";
import { idParameter } from "../entity/bodies.ts";
import { tableOf, visible } from "../entity/listSql.ts";
import type { App, House } from "../house.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { companyPrograms } from "./companyPrograms.ts";
import { personExams } from "./personExams.ts";
import { personPrograms } from "./personPrograms.ts";

const runs = { permission: "programStatuses:view" } as const;
const attempts = { permission: "courseStatuses:view" } as const;
const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** What stands on the page of a person and of a company beside their lists. Nothing here writes. */
export function personRoutes(app: App, { asDomain }: House): void {
  app.get(
    "/api/users/:id/programs",
    {
      config: runs,
      schema: { tags: [user.plural], summary: "The programs of a person, with their days and how far they are", params: idParameter },
    },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await requireSeen(tx, user, by, request.params.id);
        return personPrograms(tx, by.domainId, request.params.id);
      });
    },
  );
  app.get(
    "/api/users/:id/exams",
    { config: attempts, schema: { tags: [user.plural], summary: "The exams of a person", params: idParameter, querystring: pageQuery } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await requireSeen(tx, user, by, request.params.id);
        return personExams(tx, by.domainId, request.params.id, request.query);
      });
    },
  );
  app.get(
    "/api/companies/:id/programs",
    { config: runs, schema: { tags: [company.plural], summary: "How far a company's people are in their programs", params: idParameter } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await requireSeen(tx, company, by, request.params.id);
        return companyPrograms(tx, by.domainId, request.params.id);
      });
    },
  );
}

/** Who is out of the caller's reach does not exist for them. */
async function requireSeen(tx: Tx, entity: Entity, by: Caller, id: number): Promise<void> {
  const { rows } = await sql`select 1 from ${tableOf(entity)} t where ${visible(entity, "t", by)} and t.id = ${id}`.execute(tx);
  if (rows.length === 0) throw new Problem(404, "NotFound");
}
