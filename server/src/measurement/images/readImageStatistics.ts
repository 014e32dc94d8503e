import {
  placeOfRemark,
  remarkOf,
  type ImageStatistics,
  type ImageStatisticsPage,
  type Remark,
} from "@vigil/model/measurement/images/imageStatistics";
import { sql } from "kysely";
import { measuredDifficulty } from "./measuredDifficulty.ts";
import type { Tx } from "../../storage/asDomain.ts";

export const monthsBack = 24;

type Row = ImageStatistics & {
  state: string;
  difficulty: number | null;
  deviation: number | null;
  answers: number | null;
  measuredLevel: number | null;
};
type Told = ImageStatisticsPage["rows"][number];

/**
 * Every image of a library with how it fared in the domain's sealed sessions of two years, by what there is to say of it: doubted keys first, then
 * what nobody finds, what everybody finds, and the others, how well they tell the good apart. Correlations go to nine places: their last digits
 * follow the order in which rows were read, and images that are alike would change places from one look to the next.
 */
export async function readImageStatistics(
  tx: Tx,
  domainId: number,
  libraryId: number,
): Promise<{ rows: Told[]; counts: Record<Remark, number> }> {
  const { rows } = await sql<Row>`
    with shown as materialized (select d.image_id, d.credit <> 'none' as "right", d.decided_ms - d.shown_ms as ms,
          x.hits + x.correct_rejections as session_right, x.hits + x.misses + x.false_alarms + x.correct_rejections as session_shown
        from images i
        join simulator_decisions d on d.domain_id = ${domainId} and d.image_id = i.id and d.started_month >= (now() - make_interval(months => ${monthsBack}))::date
        join simulator_sessions x on x.domain_id = ${domainId} and x.id = d.session_id and x.sealed_at is not null and not x.watch
       where i.library_id = ${libraryId} and d.credit <> 'out' and was_decided(d.decision) and (i.kind = 'threat' or d.credit <> 'none' or d.decision !~ 'T')),
    rested as materialized (select s.*, (s.session_right - s."right"::int)::float8 / nullif(s.session_shown - 1, 0) as others from shown s),
    middle as (select percentile_cont(0.5) within group (order by others) as others from rested),
    counted as (select r.image_id, count(*)::int as shown, count(*) filter (where r."right")::int as "right",
          (percentile_cont(0.5) within group (order by r.ms) / 1000)::float8 as median, case when stddev_pop(r.others) > 1e-9 then round(corr(r."right"::int, r.others)::numeric, 9)::float8 end as biserial,
          count(*) filter (where r.others >= m.others)::int as good, count(*) filter (where r.others >= m.others and not r."right")::int as good_wrong
        from rested r cross join middle m group by r.image_id)
    select c.image_id as "imageId", i.kind, i.category, i.difficulty as level, i.state, c.shown, c."right", c.median, c.biserial as "pointBiserial",
        c.good, c.good_wrong as "goodWrong", kept.difficulty, kept.deviation, kept.answers, kept.level as "measuredLevel"
      from counted c join images i on i.id = c.image_id
      left join image_difficulties kept on kept.domain_id = ${domainId} and kept.image_id = c.image_id`.execute(tx);
  const told = rows.map(({ difficulty, deviation, answers, measuredLevel, ...row }): Told => ({
    ...row,
    remark: remarkOf(row),
    measured: measuredDifficulty({ difficulty, deviation, answers, measuredLevel }),
  }));
  const place = ({ remark }: Told) => placeOfRemark(remark);
  told.sort(
    (one, other) => place(one) - place(other) || (one.pointBiserial ?? 2) - (other.pointBiserial ?? 2) || one.imageId - other.imageId,
  );
  const counts = { doubted: 0, nobody: 0, everybody: 0 };
  for (const { remark } of told) if (remark !== null) counts[remark]++;
  return { rows: told, counts };
}
