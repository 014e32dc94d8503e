import { innocentFamily, type Known } from "@vigil/model/measurement/difficulty/difficultyRegression";
import { causesOf, crowdOf, type PhysicalMeasures } from "@vigil/model/measurement/difficulty/looksOf";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** What is known of an image without its answers. */
export interface KnownImage extends Known {
  id: number;
  libraryId: number;
  /** 0 to 1. */
  crowd: number;
}

/** Of a bag that was not measured: as crowded as most. */
const usualCrowd = 0.5;
const atOnce = 5000;

/** The images of a library behind one, whatever their state, so many at once: what is approved later has its difficulty already. */
export async function readKnown(tx: Tx, libraryId: number, afterId: number): Promise<KnownImage[]> {
  const { rows } = await sql<{ id: number; category: string | null; level: number; measures: PhysicalMeasures | null }>`
    select image.id, image.category, image.difficulty as level,
           jsonb_build_object('views', truth.measures -> 'views', 'concealment', truth.measures -> 'concealment') as measures
      from images image left join image_truths truth on truth.image_id = image.id
     where image.library_id = ${libraryId} and image.id > ${afterId}
     order by image.id limit ${atOnce}`.execute(tx);
  return rows.map(({ id, category, level, measures }) => {
    const measured: PhysicalMeasures = { views: measures?.views ?? [], concealment: measures?.concealment };
    return { id, libraryId, family: category ?? innocentFamily, level, causes: causesOf(measured), crowd: crowdOf(measured) ?? usualCrowd };
  });
}
