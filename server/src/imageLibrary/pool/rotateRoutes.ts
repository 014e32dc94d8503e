import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { timesInExams } from "./poolCoverage.ts";
import { requireOwner } from "../../identity/access/requireOwner.ts";
import { Problem } from "../../problem.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";

const body = z.strictObject({
  /** Images of the exam pool that stood in so many exams and quizzes are for practice from now on. */
  shownAtLeast: z.int().min(1).max(1_000_000).default(10),
});
const rotated = z.object({ toPractice: z.int(), toExams: z.int() });

/** The exam pool is drawn anew: what many have seen goes to practice, and what nobody has seen takes its place. */
export const rotateRoutes = (app: App, { asDomain }: House): void => {
  app.post(
    "/api/imagelibraries/:id/rotate",
    {
      config: { permission: "images:edit" },
      schema: {
        tags: ["imageLibraries"],
        summary: "Moves exam images that were shown often to practice, and images nobody was shown into their place",
        params: idParameter,
        body,
        response: { 200: rotated },
      },
    },
    (request) => {
      const by = caller(request);
      const { id } = request.params;
      return asKeeper(asDomain, by, async (tx) => {
        const library = await tx.selectFrom("imageLibraries").select("ownerDomainId").where("id", "=", id).forUpdate().executeTakeFirst();
        if (!library) throw new Problem(404, "NotFound");
        requireOwner(by, library);
        const toPractice = await retire(tx, by.domainId, id, request.body.shownAtLeast);
        const toExams = await refill(tx, by.domainId, id);
        const data = { ...request.body, toPractice, toExams };
        await writeEvent(tx, by, { type: "imageLibrary.rotatePools", subject: { entity: "imageLibrary", id }, data });
        return { toPractice, toExams };
      });
    },
  );
};

async function retire(tx: Tx, domainId: number, libraryId: number, shownAtLeast: number): Promise<number> {
  const { numAffectedRows } = await sql`update images image set pool = 'practice', updated_at = now()
      from image_libraries library
    where library.id = image.library_id and image.library_id = ${libraryId} and image.state = 'approved'
      and ((image.pool = 'exam' and ${timesInExams(domainId, sql`image.id`)} >= ${shownAtLeast}) or (image.pool = 'both' and library.exam_share > 0))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** By kind up to the library's share, at random among those that stood in no session: an image of practice was told with its truth. */
async function refill(tx: Tx, domainId: number, libraryId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with pooled as (
      select image.id, image.pool, image.kind, not exists (select from simulator_decisions decision
               where decision.domain_id = ${domainId} and decision.image_id = image.id) as fresh
        from images image where image.library_id = ${libraryId} and image.state = 'approved' and image.pool is not null
    ), missing as (
      select pooled.kind, round(count(*) * library.exam_share / 100.0) - count(*) filter (where pooled.pool = 'exam') as wanted
        from pooled, image_libraries library where library.id = ${libraryId} group by pooled.kind, library.exam_share
    ), drawn as (
      select id, kind, row_number() over (partition by kind order by random()) as place from pooled where fresh and pool <> 'exam'
    )
    update images image set pool = 'exam', updated_at = now()
      from drawn join missing on missing.kind = drawn.kind where image.id = drawn.id and drawn.place <= missing.wanted`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
