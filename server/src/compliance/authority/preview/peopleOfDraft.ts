import type { RuleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import { sql } from "kysely";
import type { ReportScope } from "../../../storage/reportingTables.ts";
import type { Sql } from "../../../storage/sql.ts";

/** Whom a preview looks at, as a condition on the row `u`: whom its asker may see, of the companies that the rule names before or after; of a rule that names none everybody. */
export function peopleOfDraft(domainId: number, { companies, groups }: ReportScope, draft: Pick<RuleDraft, "id" | "companies">): Sql {
  const found: Sql[] = [sql`u.domain_id = ${domainId}`, sql`u.erased_at is null`, sql`u.active`];
  if (companies !== "all") found.push(sql`u.company_id = any(${companies}::bigint[])`);
  if (groups !== null)
    found.push(
      sql`exists (select from group_members m where m.domain_id = u.domain_id and m.user_id = u.id and m.group_id = any(${groups}::bigint[]))`,
    );
  if (draft.companies.length > 0) {
    const stored = sql`select l.company_id from authority_rule_companies l where l.domain_id = ${domainId} and l.authority_rule_id = ${draft.id ?? 0}`;
    const everybody = sql`exists (select from authority_rules r where r.domain_id = ${domainId} and r.id = ${draft.id ?? 0} and r.active) and not exists (${stored})`;
    found.push(sql`(u.company_id = any(${[...draft.companies]}::bigint[]) or u.company_id in (${stored}) or (${everybody}))`);
  }
  return sql.join(found, sql` and `);
}
