import { imageUse, type imageMeetings } from "@vigil/model/imageLibrary/imageUse";
import { falseAlarmRate, hitRate } from "@vigil/model/reporting/measures/detection";
import { sql } from "kysely";
import { z } from "zod";
import { lacksDecisions } from "../../attempt/lacksDecisions.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";

const MOST_COURSES = 50;
const MOST_SUCCESSORS = 100;

interface Named {
  id: number;
  name: string;
}
interface Counts {
  shown: number;
  full: number;
  none: number;
  late: number;
}

/** Where an image is used and what it comes from; for those who may know what is true about it. */
export const imageUseRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/images/:id/use",
    {
      config: { permission: "images:edit" },
      schema: {
        tags: ["images"],
        summary: "Where an image is used, how often it was shown and stopped, and what it was made from",
        params: z.object({ id: z.coerce.number().int().positive() }),
        response: { 200: imageUse },
      },
    },
    (request) => {
      const { domainId } = caller(request);
      const { id } = request.params;
      return asDomain(domainId, async (tx) => {
        const image = await tx
          .selectFrom("images")
          .select(["kind", "libraryId", "supersedesId", "sourceId", "createdAt"])
          .where("id", "=", id)
          .executeTakeFirst();
        if (!image) throw new Problem(404, "NotFound");
        const courses = await tx
          .selectFrom("courses")
          .select(["id", "name"])
          .where("imageLibraryId", "=", image.libraryId)
          .orderBy("name")
          .orderBy("id")
          .limit(MOST_COURSES + 1)
          .execute();
        const successors = await tx
          .selectFrom("images")
          .select("id")
          .where((row) => row.or([row("supersedesId", "=", id), row("sourceId", "=", id)]))
          .orderBy("id")
          .limit(MOST_SUCCESSORS)
          .execute();
        const drawing = sql`select c.id from courses c where c.image_library_id = ${image.libraryId}`;
        const { rows: quizzes } = await sql<Named>`select q.id, q.name from quizzes q
          where q.domain_id = ${domainId} and q.simulator_course_id in (${drawing}) and q.superseded_at is null order by 2, 1 limit ${MOST_COURSES}`.execute(
          tx,
        );
        const { rows: configurations } = await sql<Named>`select distinct c.id, c.name
          from configuration_assignments a join configurations c on c.id = a.configuration_id
          where a.domain_id = ${domainId} and a.course_id in (${drawing}) order by 2, 1 limit ${MOST_COURSES}`.execute(tx);
        // what a session's end overtook was nobody's answer
        const { rows } = await sql<Counts & { meeting: (typeof imageMeetings)[number] }>`
          select case when s.quiz_id is not null then 'quiz' when s.type = 'Exam' then 'exam' else 'practice' end as meeting,
                 count(*)::int as shown, count(*) filter (where d.credit <> 'none')::int as full,
                 count(*) filter (where d.credit = 'none' and was_decided(d.decision))::int as none,
                 count(*) filter (where d.credit <> 'full' and was_decided(d.decision) and d.decision like '%T%')::int as late
            from simulator_decisions d join simulator_sessions s on s.domain_id = d.domain_id and s.id = d.session_id
           where d.domain_id = ${domainId} and d.image_id = ${id} and s.sealed_at is not null and d.credit <> 'out'
           group by 1`.execute(tx);
        const figures = (of: readonly Counts[]) => {
          const sum = (name: keyof Counts) => of.reduce((all, one) => all + one[name], 0);
          const [full, none] = [sum("full"), sum("none")];
          const stopped =
            image.kind === "threat"
              ? hitRate({ hits: full, misses: none })
              : falseAlarmRate({ falseAlarms: none - sum("late"), correctRejections: full });
          return { shown: sum("shown"), stopped };
        };
        const by = (meeting: (typeof imageMeetings)[number]) => figures(rows.filter((row) => row.meeting === meeting));
        return {
          courses: courses.slice(0, MOST_COURSES),
          moreCourses: courses.length > MOST_COURSES,
          supersedes: image.supersedesId,
          source: image.sourceId,
          successors: successors.map((one) => one.id),
          quizzes,
          configurations,
          ...figures(rows),
          by: { practice: by("practice"), exam: by("exam"), quiz: by("quiz") },
          lacking: await lacksDecisions(tx, domainId, sql`${image.createdAt}::timestamptz`),
        };
      });
    },
  );
};
