import { domain } from "@vigil/model/organization/domain";
import { mostEraseMonths, type RetentionPreview } from "@vigil/model/organization/retention";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Desk } from "../../entity/desk.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { App, House } from "../../house.ts";
import { stepInto } from "../stepInto.ts";
import { peopleToErase } from "./peopleToErase.ts";

const query = z.object({ months: z.coerce.number().int().min(1).max(mostEraseMonths).default(12) });
const preview = z.strictObject({ people: z.int(), retained: z.int() });

/** Whom a retention would concern, before it is set. */
export function retentionRoutes(app: App, house: House, desk: Desk<typeof domain>): void {
  app.get(
    "/api/domains/:id/retention",
    {
      config: { permission: desk.permission("edit") },
      schema: {
        tags: [domain.plural],
        params: idParameter,
        querystring: query,
        summary: "How many people a retention of so many months would erase today",
        response: { 200: preview },
      },
    },
    (request): Promise<RetentionPreview> => {
      const view = desk.view(request);
      const { id } = request.params;
      return house.asDomain(view.caller.domainId, async (tx) => {
        await getRecord(tx, view, id);
        return stepInto(tx, view.caller.domainId, id, async () => {
          const whom = peopleToErase({ domainId: id, months: request.query.months, now: house.now() });
          const { rows } = await sql<RetentionPreview>`select (select count(*)::int ${whom}) as people,
              (select count(*)::int from users u where u.domain_id = ${id} and u.retained and u.erased_at is null) as retained`.execute(tx);
          return rows[0]!;
        });
      });
    },
  );
}
