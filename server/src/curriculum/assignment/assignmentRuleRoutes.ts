import { assignmentRule, type AssignmentRule } from "@vigil/model/curriculum/assignmentRule";
import { assignmentRuleFault, assignmentRuleRules } from "@vigil/model/curriculum/assignmentRuleRules";
import type { AssignmentPreview } from "@vigil/model/curriculum/assignmentWire";
import { sql } from "kysely";
import { z } from "zod";
import { checkReferences } from "../../entity/checkReferences.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import { changeRecords, copyRecord, insertRecord, removeRecords, requireDeletable, switchRecords } from "../../entity/writeRecords.ts";
import type { House, Routes } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { requireAssignable } from "../../organization/assignPrograms.ts";
import { previewRule } from "./previewRule.ts";
import { ruleQueue } from "./ruleQueue.ts";

type Rules = View<typeof assignmentRule>;

const people = sql`(select count(distinct a.user_id) from program_assignments a
  where a.domain_id = t.domain_id and a.source = 'rule' and a.source_id = t.id)`;

const ids = z.array(z.int().positive()).max(10_000).default([]);
const previewBody = z.strictObject({
  /** The rule as it is stored; none of a new one. */
  id: z.int().positive().nullable().default(null),
  programs: ids,
  companies: ids,
  groups: ids,
  accessLevels: ids,
  field: z.string().max(100).default(""),
  value: z.string().max(200).default(""),
  active: z.boolean().default(true),
  offset: z.int().min(0).max(1_000_000).default(0),
});

/** What a rule says is applied by a job, behind the transaction that changes it. */
export const assignmentRuleRoutes: Routes = (app, house) => {
  const waiting = { state: "waiting", done: 0, total: 0 } as const;
  const desk = entityRoutes(app, house, assignmentRule, {
    rules: assignmentRuleRules,
    expressions: { people },
    insert: async (tx, view, values) => {
      requireSound(view, values);
      await requireAssignable(tx, values.programs ?? []);
      const made = await insertRecord(tx, view, values, waiting);
      await order(tx, house, view, [made]);
      return made;
    },
    change: async (tx, view, changes) => {
      // before it is written: the table holds some of these rules itself
      const changed = await changeRecords(tx, view, changes, (change, before) => {
        requireSound(view, { ...before, ...change });
        return waiting;
      });
      await requireAssignable(tx, [...new Set(changes.flatMap(({ programs = [] }) => programs))]);
      await order(tx, house, view, changed);
      return changed;
    },
    activate: async (tx, view, chosen, active) => {
      const changed = await switchRecords(tx, view, chosen, active);
      await sql`update assignment_rules set state = 'waiting', done = 0, total = 0
        where domain_id = ${view.caller.domainId} and id = any(${[...chosen]}::bigint[])`.execute(tx);
      await order(tx, house, view, changed);
      return changed;
    },
    copy: (tx, view, id) => copyRecord(tx, view, id, {}, { state: "done" }),
    remove: async (tx, view, chosen) => {
      await requireDeletable(tx, view, chosen);
      await sql`delete from program_assignments where domain_id = ${view.caller.domainId} and source = 'rule'
        and source_id = any(${[...chosen]}::bigint[])`.execute(tx);
      await removeRecords(tx, view, chosen);
    },
  });
  app.post(
    "/api/assignmentrules/preview",
    {
      config: { permission: desk.permission("view") },
      schema: { tags: [assignmentRule.plural], body: previewBody, summary: "Who would gain and lose what by a rule that says this" },
    },
    (request): Promise<AssignmentPreview> =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        const view = desk.view(request);
        const { id, offset, ...values } = request.body;
        const before = id === null ? undefined : await getRecord(tx, view, id);
        requireCompanies(view, values);
        await checkReferences(tx, view, values, before);
        return previewRule(tx, view.caller.domainId, { ...values, id: id ?? 0 }, offset);
      }),
  );
};

function requireSound(view: Rules, values: Partial<AssignmentRule>): void {
  const fault = assignmentRuleFault(values);
  if (fault !== undefined) throw new Problem(422, fault.code, { field: fault.field });
  requireCompanies(view, values);
}

/** A rule for the people of every company is for who sees every company. */
function requireCompanies({ caller }: Rules, { companies = [] }: { companies?: readonly number[] }): void {
  if (caller.companies !== "all" && companies.length === 0) throw new Problem(403, "AssignmentRuleCompanies", { field: "companies" });
}

async function order(tx: Tx, { jobs }: House, { caller }: Rules, rules: readonly AssignmentRule[]): Promise<void> {
  for (const { id, revision } of rules) await jobs.send(tx, ruleQueue, { domainId: caller.domainId, ruleId: id, revision });
}
