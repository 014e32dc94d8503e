import { sql } from "kysely";
import { instantInPeriod, ofLearner, type ReportAsked, type ReportSource } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

const flags = (asked: ReportAsked): Sql => sql`learner l
  join integrity_flags f on f.domain_id = ${asked.domainId} and f.user_id = l.id where ${instantInPeriod(sql`f.raised_at`, asked)}`;
const sums = {
  flags: sql`count(*)::float8`,
  openFlags: sql`(count(*) filter (where f.verdict = 'open'))::float8`,
  harmlessFlags: sql`(count(*) filter (where f.verdict = 'harmless'))::float8`,
  confirmedFlags: sql`(count(*) filter (where f.verdict = 'confirmed'))::float8`,
};

const byLearner: ReportSource = (asked) => ({ from: flags(asked), keys: { ...ofLearner, flagKind: sql`f.kind` }, sums });

const byCompany: ReportSource = (asked) => ({
  from: flags(asked),
  keys: { company: sql`l.company_id`, flagKind: sql`f.kind` },
  sums: { learners: sql`count(distinct l.id)::float8`, ...sums },
});

export const integritySources = { I10: byLearner, I20: byCompany };
