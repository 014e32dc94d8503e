import { sql } from "kysely";
import { newestCertificate } from "../measures/newestCertificate.ts";
import { quizKinds, runKinds } from "@vigil/model/reporting/measures/timeKind";
import { secondsAt, timeSpent } from "../measures/timeSpent.ts";
import { among, dayOf, inPeriod, instantInPeriod, ofLearner, whole, type ReportAsked, type ReportSource } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

const certificates = ({ domainId, programIds }: ReportAsked): Sql => sql`learner l
  join program_certificates p on p.domain_id = ${domainId} and p.user_id = l.id
  where ${among(sql`p.program_id`, programIds)}`;
const columns = {
  ...ofLearner,
  program: sql`p.program_id`,
  recurrency: sql`p.recurrency`,
  certificate: sql`p.certificate_number`,
  endDate: sql`p.completion_date`,
  expiryDate: sql`p.expiry_date`,
};

/** What was revoked is told of by nothing that counts certificates. */
const holds = sql`p.revoked_at is null`;

const issued: ReportSource = (asked) => ({
  from: sql`${certificates(asked)} and ${holds} and ${inPeriod(sql`p.completion_date`, asked)}`,
  columns,
  order: sql`p.completion_date, p.id`,
});

const expiring: ReportSource = (asked) => ({
  from: sql`${certificates(asked)} and ${newestCertificate} and p.expiry_date is not null and ${inPeriod(sql`p.expiry_date`, asked)}`,
  columns: { ...columns, isOverdue: sql`p.expiry_date < ${asked.today}::date` },
  order: sql`p.expiry_date, p.id`,
});

const activity: ReportSource = (asked) => {
  const { domainId } = asked;
  return {
    from: sql`learner l
      left join (select i.user_id, max(i.created_at) as last, count(*) filter (where ${instantInPeriod(sql`i.created_at`, asked)}) as count
        from learner l join sessions i on i.domain_id = ${domainId} and i.user_id = l.id group by i.user_id) i on i.user_id = l.id
      left join (select s.user_id, count(*) filter (where s.complete and s.end_at is not null and ${instantInPeriod(sql`s.end_at`, asked)}) as count
        from learner l join program_statuses s on s.domain_id = ${domainId} and s.user_id = l.id group by s.user_id) s on s.user_id = l.id
      left join (select t.user_id, ${secondsAt([...runKinds, ...quizKinds])} as seconds from ${timeSpent(asked)} t group by t.user_id) w on w.user_id = l.id`,
    columns: {
      ...ofLearner,
      active: sql`l.active`,
      lastSignIn: dayOf(sql`i.last`),
      signIns: sql`coalesce(i.count, 0)`,
      completions: sql`coalesce(s.count, 0)`,
      time: whole(sql`w.seconds`),
    },
    order: sql`l.id`,
  };
};

export const recordSources = { C10: issued, C20: expiring, U10: activity };
