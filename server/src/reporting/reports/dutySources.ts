import { asOfDay } from "@vigil/model/reporting/reports/namedDays";
import { sql } from "kysely";
import { duties, dutiesWithImages, dutyStanding, owedSeconds } from "../measures/dutyMeasures.ts";
import { standings } from "../measures/programStandings.ts";
import { percentOf } from "../measures/sessionMeasures.ts";
import { among, ofLearner, whole, type ReportAsked, type ReportSource } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** The day that was asked for, else today where the learner works, as on their home. */
export const ofEach = ({ domainId, ask, today }: ReportAsked) => {
  const day = asOfDay(ask.asOf, today);
  return { domainId, day: day === null ? sql`(now() at time zone l.zone)::date` : sql`${day}::date` };
};

const asAsked = ({ ask: { standings: asked } }: ReportAsked): Sql =>
  asked.length === 0 ? sql`true` : sql`${dutyStanding} = any(${asked}::text[])`;
const ofPrograms = ({ programIds }: ReportAsked): Sql => among(sql`u.program_id`, programIds);

const byLearner: ReportSource = (asked) => ({
  from: sql`learner l join ${dutiesWithImages(
    asked,
    duties({
      ...ofEach(asked),
      who: sql`learner l join ${standings} on u.domain_id = ${asked.domainId} and u.id = l.id where ${ofPrograms(asked)}`,
      ids: true,
    }),
    asAsked(asked),
  )} on duty.user_id = l.id`,
  columns: {
    ...ofLearner,
    program: sql`duty.program_id`,
    periodFrom: sql`duty.first`,
    periodUntil: sql`duty.next - 1`,
    standing: dutyStanding,
    neededTime: sql`duty.needed`,
    time: sql`duty.seconds`,
    owedTime: owedSeconds,
    dutyRate: percentOf(sql`least(duty.seconds, duty.needed)`, sql`duty.needed`),
    sessions: sql`duty.sessions`,
    images: sql`duty.images`,
    articles: sql`duty.articles`,
  },
  order: sql`duty.priority, duty.program_id`,
});

const counted = (standing: string): Sql => sql`(count(*) filter (where ${dutyStanding} = ${standing}))::float8`;

const byCompany: ReportSource = (asked) => ({
  from: (reach) =>
    sql`${duties({ ...ofEach(asked), who: sql`${standings} where ${reach} and ${ofPrograms(asked)}` })} where ${asAsked(asked)}`,
  keys: { company: sql`duty.company_id`, program: sql`duty.program_id` },
  sums: {
    learners: sql`count(*)::float8`,
    reached: counted("reached"),
    short: counted("short"),
    nothing: counted("none"),
    time: whole(sql`sum(duty.seconds)`),
    owedTime: whole(sql`sum(${owedSeconds})`),
  },
});

export const dutySources = { D10: byLearner, D20: byCompany };
