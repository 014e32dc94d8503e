import type { RemedialDone } from "@vigil/model/measurement/remedial/remedialWire";
import type { WorkMeasures } from "@vigil/model/measurement/work/workWire";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { requireAuditable } from "../../organization/auditable.ts";
import { amongCourses, ofLearners } from "../../reporting/dashboards/figureSource.ts";
import { daysOf } from "../../reporting/dashboards/readFigures.ts";
import type { Sql } from "../../storage/sql.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { groupAsk } from "../group/groupAsk.ts";
import { byDimensions, since, sinceDay, type MeasuresAsked } from "../observer/readMeasures.ts";
import { dutyCompletedAt, dutyState } from "../remedial/dutyExpressions.ts";
import { spanQuery } from "../observer/spanQuery.ts";

const tags = ["measures"];
const querystring = z.object({ months: spanQuery });

/** What machines told of somebody or of a group, beside what the same people did in training. */
export const workMeasureRoutes: Routes = (app, { asDomain, apart }) => {
  app.get(
    "/api/measures/own/work",
    {
      config: { permission: "training:take", reads: true },
      schema: { tags, summary: "The learner's own results at real machines", querystring },
    },
    (request): Promise<WorkMeasures> => {
      const { domainId, homeDomainId, userId } = caller(request);
      return asDomain(domainId, async (tx) => {
        const days = await daysOf(tx, domainId);
        const own = sql`x.user_id = ${homeDomainId === domainId ? userId : 0}`;
        return workMeasures(
          tx,
          { domainId, sessions: own, span: request.query.months, ...days },
          own,
          homeDomainId === domainId ? userId : 0,
        );
      });
    },
  );
  app.get(
    "/api/measures/learners/:id/work",
    {
      config: { permission: "audit:view", reads: true },
      schema: { tags, summary: "Results at real machines of somebody whose work one may look at", params: idParameter, querystring },
    },
    (request): Promise<WorkMeasures> => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await requireAuditable(tx, by, request.params.id);
        const days = await daysOf(tx, by.domainId);
        const theirs = sql`x.user_id = ${request.params.id}`;
        const trained = sql`${theirs} and ${amongCourses(sql`x.course_status_id`, { by, ask: {}, since: days.today, ...days })}`;
        return workMeasures(
          tx,
          { domainId: by.domainId, sessions: trained, span: request.query.months, ...days },
          theirs,
          request.params.id,
        );
      });
    },
  );
  app.get(
    "/api/measures/group/work",
    {
      config: { permission: "reports:view", reads: true },
      schema: { tags, summary: "Results at real machines of those whose reports one may read", querystring: groupAsk },
    },
    async (request): Promise<WorkMeasures> => {
      const by = caller(request);
      const { companyId, groupId, programId, months } = request.query;
      const { result } = await apart.read(by.domainId, async (tx) => {
        const days = await daysOf(tx, by.domainId);
        const ask = { ...(companyId && { companyId }), ...(groupId && { groupId }), ...(programId && { programId }) };
        const learners = { by, ask, since: days.today, ...days };
        const people = sql`x.user_id in (select u.id from users u where ${ofLearners(learners)} and u.active)`;
        const trained = sql`${people} and ${amongCourses(sql`x.course_status_id`, learners)}`;
        return workMeasures(tx, { domainId: by.domainId, sessions: trained, span: months, ...days }, people);
      });
      return result;
    },
  );
};

/** `people` says whose results `x` are meant. Training is counted by the families of the libraries, which are what machines tell. */
async function workMeasures(tx: Tx, asked: MeasuresAsked, people: Sql, userId?: number): Promise<WorkMeasures> {
  const { rows } = await sql<{
    category: string | null;
    hits: number;
    misses: number;
    falseAlarms: number;
    aborted: number;
    trainedHits: number;
    trainedMisses: number;
  }>`
    with trained as (select v.value as category, v.hits, v.misses from (${byDimensions(asked, ["family"])}) v),
    worked as (select x.category, count(*) filter (where x.outcome = 'hit') as hits, count(*) filter (where x.outcome = 'miss') as misses,
        count(*) filter (where x.outcome = 'falseAlarm') as false_alarms, count(*) filter (where x.outcome = 'aborted') as aborted
      from work_results x where x.domain_id = ${asked.domainId} and ${since(sql`x.happened_at`, asked)} and ${people} group by x.category)
    select coalesce(w.category, t.category) as category, coalesce(w.hits, 0)::int as hits, coalesce(w.misses, 0)::int as misses,
        coalesce(w.false_alarms, 0)::int as false_alarms, coalesce(w.aborted, 0)::int as aborted,
        coalesce(t.hits, 0)::int as trained_hits, coalesce(t.misses, 0)::int as trained_misses
      from worked w full join trained t on t.category = w.category order by 1 nulls last`.execute(tx);
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    since: sinceDay(asked),
    remedial: userId === undefined ? [] : await remedialOf(tx, asked.domainId, userId),
    work: {
      hits: sum((row) => row.hits),
      misses: sum((row) => row.misses),
      falseAlarms: sum((row) => row.falseAlarms),
      aborted: sum((row) => row.aborted),
    },
    training: { hits: sum((row) => row.trainedHits), misses: sum((row) => row.trainedMisses) },
    categories: rows.flatMap(({ category, hits, misses, trainedHits, trainedMisses }) =>
      hits + misses === 0
        ? []
        : [{ category: category ?? "", work: { hits, misses }, training: { hits: trainedHits, misses: trainedMisses } }],
    ),
  };
}

async function remedialOf(tx: Tx, domainId: number, userId: number): Promise<RemedialDone[]> {
  const { rows } =
    await sql<RemedialDone>`select t.id, t.program_id, p.name as program, t.category, t.misses, t.due_on::text as due_on, ${dutyState} as state,
      ${dutyCompletedAt}::date::text as completed_on
    from remedial_duties t join programs p on p.id = t.program_id where t.domain_id = ${domainId} and t.user_id = ${userId} order by t.assigned_at desc, t.id limit 50`.execute(
      tx,
    );
  return rows;
}
