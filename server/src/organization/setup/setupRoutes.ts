import { setupSteps, type Setup } from "@vigil/model/organization/setup";
import { sql } from "kysely";
import { z } from "zod";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

const setup = z.strictObject(
  Object.fromEntries([...setupSteps, "begun"].map((step) => [step, z.boolean()])) as Record<keyof Setup, z.ZodBoolean>,
);

/** How far a domain is on its way to the first training, read from what is there: nobody ticks a box. */
export const setupRoutes: Routes = (app, { asDomain }) => {
  app.get(
    "/api/setup",
    {
      // who sees the whole domain
      config: { permission: "companies:all", reads: true },
      schema: { tags: ["setup"], summary: "What the own domain still lacks before people can train", response: { 200: setup } },
    },
    (request) => {
      const { domainId } = caller(request);
      return asDomain(domainId, (tx) => readSetup(tx, domainId));
    },
  );
};

/** Each is answered by its first row. Libraries and programs may be shared ones. */
async function readSetup(tx: Tx, domainId: number): Promise<Setup> {
  const { rows } = await sql<Setup>`select
    exists (select from companies where domain_id = ${domainId} and kind = 'normal' and active) as companies,
    exists (select from users u join access_levels l on l.id = u.access_level_id
      where u.domain_id = ${domainId} and u.active and l.base_code = 'usr') as people,
    exists (select from image_libraries l where l.active
      and exists (select from images i where i.library_id = l.id and i.state = 'approved')) as library,
    exists (select from programs p where p.active and not p.unfinished_copy
      and exists (select from program_courses c where c.program_id = p.id)) as programs,
    exists (select from program_assignments where domain_id = ${domainId}) as assignments,
    exists (select from program_statuses where domain_id = ${domainId}) as begun`.execute(tx);
  return rows[0]!;
}
