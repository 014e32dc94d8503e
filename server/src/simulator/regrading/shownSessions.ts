import type { SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { sessionSettingsSchema } from "@vigil/model/simulator/settings";
import type { ShownSession } from "@vigil/model/simulator/regrading/regradedSession";
import type { PassCriterion } from "@vigil/model/simulator/passCriteria";
import type { Counts, ImageCredit } from "@vigil/model/simulator/wire";
import { sql } from "kysely";
import { sessionKindOf } from "../../reporting/measures/sessionMeasures.ts";
import type { Tx } from "../../storage/asDomain.ts";

export interface ShowingSession extends ShownSession {
  id: number;
  userId: number;
  startedMonth: string;
  sealedAt: Date;
  kind: SessionKind;
  type: "Exam" | "Practice";
  courseStatusId: number | null;
  quizId: number | null;
  name: string;
  company: string;
  companyId: number;
}

type Row = Omit<ShowingSession, keyof ShownSession> &
  Counts & { settings: unknown; score: number; passed: boolean; unmet: PassCriterion[]; credits: ShownSession["credits"] } & {
    decisions: ShownSession["decisions"];
  };

export interface SessionOfMonth {
  id: number;
  startedMonth: string;
}

interface Asked {
  imageId: number;
  after: number;
  limit: number;
  /** This one alone, locked. Its month is said: a look through the decisions of every month is planned longer than it takes. */
  session?: SessionOfMonth;
}

/** Sealed sessions of the domain that showed an image, in their order, with what counts of each. */
export async function shownSessions(tx: Tx, domainId: number, { imageId, after, limit, session }: Asked): Promise<ShowingSession[]> {
  const credits: readonly ImageCredit[] = ["none", "half", "full", "out"];
  const { rows } = await sql<Row>`
    with shown as materialized (select distinct d.session_id, d.started_month from simulator_decisions d
       where d.domain_id = ${domainId} and d.image_id = ${imageId} and d.credit is not null and d.session_id > ${after}
         ${session === undefined ? sql`` : sql`and d.session_id = ${session.id} and d.started_month = ${session.startedMonth}::date`}
       order by d.session_id limit ${limit})
    select x.id, x.user_id as "userId", x.started_month::text as "startedMonth", x.sealed_at as "sealedAt", ${sessionKindOf("x")} as kind, x.type,
        x.course_status_id as "courseStatusId", x.quiz_id as "quizId", x.settings, x.score, x.passed, x.unmet,
        x.hits, x.misses, x.false_alarms as "falseAlarms", x.correct_rejections as "correctRejections", x.critical_errors as "criticalErrors",
        coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as name, c.name as company, c.id as "companyId", a.credits, a.decisions
      from shown s join simulator_sessions x on x.domain_id = ${domainId} and x.id = s.session_id and x.sealed_by is not null
      join users u on u.domain_id = ${domainId} and u.id = x.user_id join companies c on c.domain_id = ${domainId} and c.id = u.company_id
      cross join lateral (select jsonb_build_object(${sql.join(
        credits.flatMap((credit) => [sql`${credit}::text`, sql`count(*) filter (where d.credit = ${credit})`]),
      )}) as credits,
          jsonb_agg(jsonb_build_object('position', d.position, 'decision', d.decision, 'category', d.category, 'markedLocations', d.marks, 'credit', d.credit)
            order by d.position) filter (where d.image_id = ${imageId}) as decisions
        from simulator_decisions d where d.domain_id = ${domainId} and d.started_month = ${session === undefined ? sql`s.started_month` : sql`${session.startedMonth}::date`} and d.session_id = s.session_id) a
     order by x.id ${session === undefined ? sql`` : sql`for update of x`}`.execute(tx);
  return rows.map(({ hits, misses, falseAlarms, correctRejections, criticalErrors, score, settings, ...row }) => ({
    ...row,
    settings: sessionSettingsSchema.parse(settings),
    score: score / 100,
    counts: { hits, misses, falseAlarms, correctRejections, criticalErrors },
  }));
}

/** How many there are. */
export async function countShown(tx: Tx, domainId: number, imageId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct d.session_id)::int as count from simulator_decisions d
      join simulator_sessions x on x.domain_id = d.domain_id and x.id = d.session_id and x.sealed_by is not null
     where d.domain_id = ${domainId} and d.image_id = ${imageId} and d.credit is not null`.execute(tx);
  return rows[0]!.count;
}
