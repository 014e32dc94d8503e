import { imagesPerPage, placeOfRemark, type ImageStatisticsPage, type Remark } from "@vigil/model/measurement/images/imageStatistics";
import { sql } from "kysely";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Sql } from "../../storage/sql.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import type { Tx } from "../../storage/tx.ts";
import { measuredDifficulty } from "./measuredDifficulty.ts";
import { monthsBack, readImageStatistics } from "./readImageStatistics.ts";

/** Up to so many decisions a library is counted when it is looked at, which takes less than a second. */
const countedAtOnce = 50_000;
const writtenAtOnce = 5000;
const patient = { longestSeconds: 3600 };

/** Counts the large libraries of a domain anew, and forgets what was kept of those that are not large any more. */
export async function keepImageStatistics(
  asDomain: AsDomain,
  domainId: number,
  signal?: AbortSignal,
  largeFrom = countedAtOnce,
): Promise<void> {
  const large = await asDomain(domainId, (tx) => largeLibraries(tx, domainId, sql`true`, largeFrom), patient);
  for (const libraryId of large) {
    signal?.throwIfAborted();
    await asDomain(domainId, (tx) => countAnew(tx, domainId, libraryId), patient);
  }
  await asDomain(domainId, (tx) =>
    tx
      .deleteFrom("imageStatistics")
      .where("domainId", "=", domainId)
      .where("libraryId", "not in", [0, ...large])
      .execute(),
  );
}

/** By what their sealed sessions counted in the months that are looked at: no decision is read. */
async function largeLibraries(tx: Tx, domainId: number, which: Sql, largeFrom: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select x.image_library_id as id from simulator_sessions x
    where x.domain_id = ${domainId} and x.sealed_at is not null and not x.watch and ${which}
     and x.started_month >= (now() - make_interval(months => ${monthsBack}))::date
    group by 1 having sum(x.hits + x.misses + x.false_alarms + x.correct_rejections) > ${largeFrom} order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

async function countAnew(tx: Tx, domainId: number, libraryId: number): Promise<void> {
  const { rows } = await readImageStatistics(tx, domainId, libraryId);
  await tx.deleteFrom("imageStatistics").where("domainId", "=", domainId).where("libraryId", "=", libraryId).execute();
  for (let at = 0; at < rows.length; at += writtenAtOnce) {
    const part = rows.slice(at, at + writtenAtOnce).map((row) => ({ ...row, place: placeOfRemark(row.remark) }));
    await sql`insert into image_statistics (domain_id, library_id, image_id, counted_at, remark, place, shown, "right", median, point_biserial, good, good_wrong)
      select ${domainId}::bigint, ${libraryId}::bigint, r."imageId", now(), r.remark, r.place, r.shown, r."right", r.median, r."pointBiserial", r.good, r."goodWrong"
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r("imageId" bigint, remark text, place smallint, shown integer, "right" integer,
          median float8, "pointBiserial" float8, good integer, "goodWrong" integer)`.execute(tx);
  }
}

export interface StatisticsAsked {
  remark?: Remark | undefined;
  measured?: number | undefined;
  /** Undefined: all of them. */
  page?: number | undefined;
}

type KeptRow = ImageStatisticsPage["rows"][number] & {
  difficulty: number | null;
  deviation: number | null;
  answers: number | null;
  measuredLevel: number | null;
};

const nothing = { rows: [], count: 0, countedAt: null, waiting: true, remarks: { doubted: 0, nobody: 0, everybody: 0 } };

/** What the night has counted of a library, or will; null where it is counted when it is looked at. */
export async function readKeptStatistics(
  tx: Tx,
  domainId: number,
  libraryId: number,
  asked: StatisticsAsked,
): Promise<Omit<ImageStatisticsPage, "lacking"> | null> {
  const of = sql`s.domain_id = ${domainId} and s.library_id = ${libraryId}`;
  const { rows: counts } = await sql<{ remark: Remark | null; count: number; countedAt: Date }>`
    select s.remark, count(*)::int as count, max(s.counted_at) as "countedAt" from image_statistics s where ${of} group by s.remark`.execute(
    tx,
  );
  if (counts.length === 0) {
    const large = await largeLibraries(tx, domainId, sql`x.image_library_id = ${libraryId}`, countedAtOnce);
    return large.length > 0 ? nothing : null;
  }
  const { remark, measured, page } = asked;
  const from = sql`image_statistics s left join image_difficulties kept on kept.domain_id = s.domain_id and kept.image_id = s.image_id`;
  const where = sql`${of} ${remark === undefined ? sql`` : sql`and s.remark = ${remark}`} ${measured === undefined ? sql`` : sql`and kept.level = ${measured}`}`;
  const rest = page === undefined ? sql`` : sql`limit ${imagesPerPage} offset ${(page - 1) * imagesPerPage}`;
  const { rows } = await sql<KeptRow>`
    select s.image_id as "imageId", i.kind, i.category, i.difficulty as level, i.state, s.remark, s.shown, s."right", s.median,
        s.point_biserial as "pointBiserial", s.good, s.good_wrong as "goodWrong", kept.difficulty, kept.deviation, kept.answers, kept.level as "measuredLevel"
      from ${from} join images i on i.id = s.image_id where ${where}
     order by s.place, s.point_biserial, s.image_id ${rest}`.execute(tx);
  const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from ${from} where ${where}`.execute(tx);
  const remarked = { doubted: 0, nobody: 0, everybody: 0 };
  for (const each of counts) if (each.remark !== null) remarked[each.remark] = each.count;
  return {
    rows: rows.map(({ difficulty, deviation, answers, measuredLevel, ...row }) => ({
      ...row,
      measured: measuredDifficulty({ difficulty, deviation, answers, measuredLevel }),
    })),
    count: found[0]?.count ?? 0,
    countedAt: wireInstant(counts[0]!.countedAt),
    waiting: false,
    remarks: remarked,
  };
}
