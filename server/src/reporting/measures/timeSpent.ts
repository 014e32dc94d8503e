import type { TimeKind } from "@vigil/model/reporting/measures/timeKind";
import type { Days } from "@vigil/model/reporting/reports/reportPeriod";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";
import { instantInPeriod } from "../reports/reportSource.ts";

/**
 * Active seconds of the learners `l` (id, zone) on the days asked for, where they work: user_id, course_status_id (0 = of no course), kind and
 * seconds, a row for each quarter of an hour.
 */
export const timeSpent = ({ domainId, from, until }: Days & { domainId: number }): Sql => sql`(
  select t.user_id, t.course_status_id, t.kind, t.seconds from learner l
    join time_spent t on t.domain_id = ${domainId} and t.user_id = l.id and ${instantInPeriod(sql`t.at`, { from, until })})`;

/** Of rows `t` of it. */
export const secondsAt = (kinds: readonly TimeKind[]): Sql =>
  sql`coalesce(sum(t.seconds) filter (where t.kind = any(${kinds}::text[])), 0)`;
