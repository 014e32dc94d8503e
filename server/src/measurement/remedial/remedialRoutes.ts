import { remedialDuty } from "@vigil/model/measurement/remedial/remedialDuty";
import { remedialRule, type RemedialRule } from "@vigil/model/measurement/remedial/remedialRule";
import { remedialRuleRules } from "@vigil/model/measurement/remedial/remedialRules";
import { remedialPreviewBody } from "@vigil/model/measurement/remedial/remedialWire";
import { sql } from "kysely";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import type { View } from "../../entity/view.ts";
import { changeRecords, insertRecord, switchRecords } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { requireAssignable } from "../../organization/assignPrograms.ts";
import { Problem } from "../../problem.ts";
import { assignRemedial, previewRemedial } from "./assignRemedial.ts";
import { dutyCompletedAt, dutyExpressions } from "./dutyExpressions.ts";

const people = sql`(select count(distinct open.user_id) from (select t.user_id from remedial_duties t
  where t.domain_id = rule.domain_id and t.remedial_rule_id = rule.id and ${dutyCompletedAt} is null) open)`;
/** The row of the list is `t`, as that of a duty is. */
const ofRule = sql`(select ${people} from remedial_rules rule where rule.domain_id = t.domain_id and rule.id = t.id)`;

function requireSound(
  { caller: by }: View<typeof remedialRule>,
  { companies, programs }: Pick<RemedialRule, "companies" | "programs">,
): void {
  if (by.companies !== "all" && companies.length === 0) throw new Problem(403, "RemedialRuleCompanies", { field: "companies" });
  if (programs.length === 0) throw new Problem(422, "FieldRequired", { field: "programs" });
}

/** Rules of misses at work, who would be and who was assigned by them. A rule holds at once for what is there, and for each file that comes in. */
export const remedialRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, remedialRule, {
    rules: remedialRuleRules,
    expressions: { people: ofRule },
    insert: async (tx, view, values) => {
      requireSound(view, { companies: [], programs: [], ...values });
      await requireAssignable(tx, values.programs ?? []);
      const made = await insertRecord(tx, view, values);
      await assignRemedial(tx, view.caller, view.caller.domainId, [made.id]);
      return made;
    },
    change: async (tx, view, changes) => {
      const changed = await changeRecords(tx, view, changes, (change, before) => {
        requireSound(view, { ...before, ...change } as RemedialRule);
        return {};
      });
      await requireAssignable(tx, [...new Set(changes.flatMap(({ programs = [] }) => programs))]);
      await assignRemedial(
        tx,
        view.caller,
        view.caller.domainId,
        changed.map(({ id }) => id),
      );
      return changed;
    },
    activate: async (tx, view, ids, active) => {
      const switched = await switchRecords(tx, view, ids, active);
      if (active) await assignRemedial(tx, view.caller, view.caller.domainId, ids);
      return switched;
    },
  });
  entityRoutes(app, house, remedialDuty, { expressions: dutyExpressions });
  app.post(
    "/api/remedialrules/preview",
    {
      config: { permission: desk.permission("view"), reads: true },
      schema: {
        tags: ["remedialrules"],
        summary: "Whom a rule as it is typed would assign its programs to now",
        body: remedialPreviewBody,
      },
    },
    (request) => {
      const { domainId, companies } = caller(request);
      return house.asDomain(domainId, (tx) =>
        previewRemedial(tx, domainId, request.body, (company) => companies === "all" || companies.includes(company)),
      );
    },
  );
};
