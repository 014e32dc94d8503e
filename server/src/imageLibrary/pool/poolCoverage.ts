import { imagePools } from "@vigil/model/imageLibrary/imagePool";
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Tx } from "../../storage/asDomain.ts";
import { isDivided } from "./imagePools.ts";

export const poolCoverage = z.object({
  examShare: z.int(),
  /** Too small, or told to keep nothing apart: every image is for practice and exams. */
  divided: z.boolean(),
  rows: z.array(
    z.object({
      pool: z.enum(imagePools),
      innocents: z.int(),
      threats: z.int(),
      /** How often the one that was shown most stood in an exam or quiz of this domain. */
      mostShown: z.int(),
    }),
  ),
});

/** In how many exams and quizzes of a domain an image stood. */
export const timesInExams = (domainId: number, imageId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from simulator_decisions decision
    join simulator_sessions session on session.domain_id = decision.domain_id and session.id = decision.session_id
   where decision.domain_id = ${domainId} and decision.image_id = ${imageId} and session.type = 'Exam')`;

/** What a library keeps for exams, what it practises with, and how often that was shown. */
export async function readPools(tx: Tx, domainId: number, libraryId: number): Promise<z.infer<typeof poolCoverage>> {
  const { examShare } = await tx.selectFrom("imageLibraries").select("examShare").where("id", "=", libraryId).executeTakeFirstOrThrow();
  const { rows } = await sql<z.infer<typeof poolCoverage>["rows"][number]>`
    select image.pool, count(*) filter (where image.kind = 'innocent')::int as innocents, count(*) filter (where image.kind = 'threat')::int as threats,
           coalesce(max(exams.times), 0)::int as most_shown
      from images image
      left join (select decision.image_id, count(*) as times from simulator_sessions session
          join simulator_decisions decision on decision.domain_id = session.domain_id and decision.started_month = session.started_month and decision.session_id = session.id
         where session.domain_id = ${domainId} and session.image_library_id = ${libraryId} and session.type = 'Exam'
         group by decision.image_id) exams on exams.image_id = image.id
     where image.library_id = ${libraryId} and image.state = 'approved' and image.pool is not null
     group by image.pool order by image.pool desc`.execute(tx);
  return { examShare, divided: await isDivided(tx, libraryId), rows };
}
