import { asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import {
  asksDiffer,
  authorityRuleFaults,
  authorityRuleRules,
  validFromFault,
  type AuthorityFault,
} from "@vigil/model/compliance/authority/authorityRuleRules";
import { firstDate } from "@vigil/model/values/calendarDate";
import { sql } from "kysely";
import type { Seen } from "../../entity/desk.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import type { View } from "../../entity/view.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { sentenceOf } from "../../http/sentenceOf.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { domainDay } from "../../reporting/domainDay.ts";

type Rules = View<typeof authorityRule>;

const linked = (name: string, column: string) =>
  sql`array(select l.${sql.ref(column)} from ${sql.ref(`authority_rule_${name}`)} l where l.domain_id = t.domain_id and l.authority_rule_id = t.id)`;
const people = sql`(select count(*) from people_of_conditions(t.domain_id, ${linked("companies", "company_id")}, ${linked("groups", "group_id")},
  ${linked("levels", "access_level_id")}, '', '', null))`;

/** How its records are seen, wherever they are asked for. */
export const authorityRuleSeen: Seen<typeof authorityRule> = { rules: authorityRuleRules, expressions: { people } };

/** What a rule asks for is written down by versions, each from its day on: what was asked before is never written again. */
export const authorityRuleRoutes: Routes = (app, house) => {
  entityRoutes(app, house, authorityRule, {
    ...authorityRuleSeen,
    insert: async (tx, view, values) => {
      requireCompanies(view, values);
      const made = await insertRecord(tx, view, values);
      refuse(authorityRuleFaults(made));
      await writeVersion(tx, view, made);
      return made;
    },
    change: async (tx, view, changes) => {
      const { domainId } = view.caller;
      const today = await domainDay(tx, domainId);
      const inForce = await versionsInForce(
        tx,
        domainId,
        changes.map(({ id }) => id),
        today,
      );
      const renewed = new Set<number>();
      const changed = await changeRecords(tx, view, changes, (change, before) => {
        const [was, wanted] = [before as AuthorityRule, { ...before, ...change } as AuthorityRule];
        requireCompanies(view, wanted);
        const another = was.validFrom !== wanted.validFrom || asksDiffer(was, wanted);
        const late = another ? validFromFault({ validFrom: wanted.validFrom, today, inForce: inForce.get(was.id) ?? null }) : undefined;
        refuse([...authorityRuleFaults(wanted), ...(late === undefined ? [] : [late])]);
        if (!another) return {};
        renewed.add(was.id);
        return {};
      });
      for (const rule of changed.filter(({ id }) => renewed.has(id))) {
        // a version that does not hold yet was only meant: what is meant now takes its place
        await tx
          .deleteFrom("authorityRuleVersions")
          .where("domainId", "=", domainId)
          .where("authorityRuleId", "=", rule.id)
          .where("validFrom", ">", inForce.get(rule.id) ?? firstDate)
          .execute();
        await writeVersion(tx, view, rule);
      }
      return changed;
    },
  });
};

/** All that is wrong with a rule, each at its field. */
const refuse = (faults: readonly AuthorityFault[]): void => {
  const [first] = faults;
  if (first === undefined) return;
  const told = faults.map(({ field, code, details }) => ({ field, code, message: sentenceOf(code, details), ...details }));
  throw new Problem(422, first.code, { field: first.field, details: { ...first.details, faults: told } });
};

/** A rule for the people of every company is for who sees every company. */
function requireCompanies({ caller }: Rules, { companies = [] }: { companies?: readonly number[] }): void {
  if (caller.companies !== "all" && companies.length === 0) throw new Problem(403, "AuthorityRuleCompanies", { field: "companies" });
}

const writeVersion = (tx: Tx, { caller }: Rules, rule: AuthorityRule) =>
  tx
    .insertInto("authorityRuleVersions")
    .values({
      domainId: caller.domainId,
      authorityRuleId: rule.id,
      validFrom: rule.validFrom,
      asks: JSON.stringify(asksOf(rule)),
      createdBy: caller.userId,
    })
    .execute();

/** Since when what each rule asks for today holds. */
async function versionsInForce(tx: Tx, domainId: number, ids: readonly number[], today: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; since: string }>`select authority_rule_id as id, max(valid_from)::text as since
      from authority_rule_versions where domain_id = ${domainId} and authority_rule_id = any(${ids}::bigint[]) and valid_from <= ${today}::date
     group by authority_rule_id`.execute(tx);
  return new Map(rows.map(({ id, since }) => [id, since]));
}
