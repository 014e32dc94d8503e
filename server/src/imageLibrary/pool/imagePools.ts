import { leastDivided, type ImagePool } from "@vigil/model/imageLibrary/imagePool";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

export interface Pools {
  /** Images of these may be shown. */
  pools: readonly ImagePool[];
  /** What is kept for exams is kept apart; in a library that is too small for that everything is for both. */
  divided: boolean;
}

/** Which images of a library practice may show, or an exam. */
export async function poolsFor(tx: Tx, libraryId: number, purpose: "practice" | "exam"): Promise<Pools> {
  const divided = await isDivided(tx, libraryId);
  return { divided, pools: divided ? [purpose, "both"] : ["practice", "exam", "both"] };
}

/** By what it has and what the generator is still to make: a library that grows is divided from its first image on. */
export async function isDivided(tx: Tx, libraryId: number): Promise<boolean> {
  const { rows } = await sql<{ divided: boolean }>`
    select ${dividedOf} as divided from image_libraries library where library.id = ${libraryId}`.execute(tx);
  return rows[0]?.divided ?? false;
}

/** The same of the row `library`. */
export const dividedOf = sql<boolean>`(library.exam_share > 0
  and (select count(*) from images part where part.library_id = library.id and part.state = 'approved')
    + (select coalesce(sum(job.wanted - job.made), 0) from library_jobs job
        where job.library_id = library.id and job.state in ('waiting', 'running', 'paused')) >= ${leastDivided})`;
