import type { RulePreview, PreviewWhy, RulePreviewLine } from "@vigil/model/compliance/authority/rulePreviewWire";
import { ruleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import { sql, type Selectable } from "kysely";
import { wireInstant } from "../../../http/wireInstant.ts";
import type { Caller } from "../../../identity/access/caller.ts";
import { Problem } from "../../../problem.ts";
import { sameScope, scopeOf } from "../../../reporting/reports/askReport.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Database } from "../../../storage/database.ts";

/** With the day on which it was asked for, where the domain is. */
type PreviewRow = Selectable<Database["rulePreviews"]> & { askedOn: string };

/** A preview is its asker's, as long as they see as far as they did. */
export async function ownPreview(tx: Tx, by: Caller, id: number): Promise<PreviewRow> {
  const row = await tx
    .selectFrom("rulePreviews")
    .innerJoin("domains", "domains.id", "rulePreviews.domainId")
    .selectAll("rulePreviews")
    .select(sql<string>`(rule_previews.created_at at time zone domains.sound_zone)::date::text`.as("askedOn"))
    .where("rulePreviews.domainId", "=", by.domainId)
    .where("rulePreviews.id", "=", id)
    .executeTakeFirst();
  if (row === undefined || row.createdBy !== by.userId || !sameScope(row.scope, scopeOf(by, false)))
    throw new Problem(404, "RulePreviewNotFound");
  return row;
}

export async function donePreview(tx: Tx, by: Caller, id: number): Promise<PreviewRow> {
  const row = await ownPreview(tx, by, id);
  if (row.state !== "done") throw new Problem(409, "RulePreviewNotDone");
  return row;
}

export function presentPreview({
  id,
  digest,
  state,
  reason,
  done,
  wanted,
  changed,
  counts,
  createdAt,
  draft,
  askedOn,
}: PreviewRow): RulePreview {
  const sums = (of: "before" | "after"): RulePreview["before"] => {
    const found: RulePreview["before"] = {};
    for (const { [of]: standing, people } of counts) if (standing !== null) found[standing] = (found[standing] ?? 0) + people;
    return found;
  };
  const turned = (from: boolean) =>
    counts.reduce((sum, one) => sum + ((one.before === "barred") === from && (one.after === "barred") !== from ? one.people : 0), 0);
  const barredByOther = counts.reduce((sum, { others = 0 }) => sum + others, 0);
  const { validFrom } = ruleDraft.parse(draft);
  return {
    id,
    digest,
    state,
    reason,
    done,
    wanted,
    changed,
    before: sums("before"),
    after: sums("after"),
    barred: turned(false),
    freed: turned(true) - barredByOther,
    barredByOther,
    judgedOn: validFrom !== null && validFrom > askedOn ? validFrom : null,
    createdAt: wireInstant(createdAt),
  };
}

/** Those who would stand otherwise, who may work least first; all of them where no part is asked for. Names are those of now. */
export async function previewLines(
  tx: Tx,
  { domainId, id }: Pick<PreviewRow, "domainId" | "id">,
  part?: { page: number; limit: number },
): Promise<RulePreviewLine[]> {
  const { rows } = await sql<
    Pick<RulePreviewLine, "userId" | "username" | "name" | "company" | "before" | "after" | "barredBy"> & { why: PreviewWhy }
  >`
    select u.id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as name, k.name as company, l.before, l.after, l.why,
        case when l.why ? 'barredBy' then array(select r.name from authority_rules r where r.domain_id = l.domain_id and to_jsonb(r.id) <@ (l.why -> 'barredBy') order by r.name, r.id)
          else '{}' end as "barredBy"
      from rule_preview_lines l join users u on u.domain_id = l.domain_id and u.id = l.user_id and u.erased_at is null
      join companies k on k.domain_id = u.domain_id and k.id = u.company_id
     where l.domain_id = ${domainId} and l.preview_id = ${id}
     order by array_position(array['barred', 'short', 'met'], l.after), l.why ? 'barredBy', array_position(array['barred', 'short', 'met'], l.before), u.last_name, u.first_name, u.id
     ${part === undefined ? sql`` : sql`limit ${part.limit} offset ${(part.page - 1) * part.limit}`}`.execute(tx);
  return rows.map(({ why, ...line }) => ({ ...why, ...line }));
}
