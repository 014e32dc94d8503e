import type { KindName, LibraryObject } from "@vigil/model/imageLibrary/objectLibrary";
import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import type { SimulatorObject } from "@vigil/model/simulator/wire";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { readerQuery } from "../http/readerQuery.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { libraryObjects } from "./open/sessionLibrary.ts";
import { sessionRows } from "./sessionRow.ts";
import { libraryParams, sessionParams } from "./simulatorSchemas.ts";
import { assignedProgram } from "../training/assignedPrograms.ts";
import type { CatalogueStore } from "../imageLibrary/catalogue/catalogueStore.ts";

const learning = { permission: "training:take" } as const;

/**
 * What a learner must know by sight: everything of the catalogue, alone in the scanner, and what the course's library adds. It tells
 * nothing about any bag.
 */
export const objectLibraryRoutes = (app: App, { asDomain }: House, store: CatalogueStore): void => {
  app.get(
    "/api/training/object-library/programs/:programId/courses/:courseId",
    {
      config: learning,
      schema: { summary: "The objects of a simulator course's library", params: libraryParams, querystring: readerQuery },
    },
    async (request): Promise<LibraryObject[]> => {
      const by = caller(request);
      const { programId, courseId } = request.params;
      const own = await asDomain(by.domainId, async (tx) => {
        await assignedProgram(tx, by, programId);
        const course = await tx
          .selectFrom("programCourses as member")
          .innerJoin("courses as course", "course.id", "member.courseId")
          .select("course.imageLibraryId")
          .where("member.programId", "=", programId)
          .where("member.courseId", "=", courseId)
          .executeTakeFirst();
        if (course === undefined) throw new Problem(404, "CourseNotAvailable");
        return course.imageLibraryId === null ? null : libraryObjects(tx, course.imageLibraryId);
      });
      return own === null ? [] : allObjects(own, await store.facts(request.query.language));
    },
  );

  app.get(
    "/api/training/simulator/sessions/:sessionId/objects",
    {
      config: learning,
      schema: {
        summary: "The object library within a session, where its course allows it",
        params: sessionParams,
        querystring: readerQuery,
      },
    },
    async (request): Promise<LibraryObject[]> => {
      const by = caller(request);
      const own = await asDomain(by.domainId, async (tx) => {
        const { settings, imageLibraryId } = await sessionRows.own(tx, by, request.params.sessionId);
        if (!settings.showLibrary) throw new Problem(403, "LibraryClosed");
        return libraryObjects(tx, imageLibraryId);
      });
      return allObjects(own, await store.facts(request.query.language));
    },
  );

  app.get(
    "/api/training/object-library/kinds",
    { config: learning, schema: { summary: "What the things of the catalogue are called", querystring: readerQuery } },
    async ({ query }, reply): Promise<KindName[]> => {
      reply.header("cache-control", "private, max-age=3600");
      return (await store.facts(query.language)).map(({ kind, name, manifestLine, category, description }) => ({
        kind,
        name,
        category,
        manifestLine,
        ...(category === null ? {} : { description }),
      }));
    },
  );

  app.get(
    "/api/training/object-library/kinds/:kind/views/:view",
    {
      config: learning,
      schema: {
        summary: "An object of the library alone in the scanner, in colour",
        params: z.object({ kind: z.string().min(1).max(60), view: z.coerce.number().int().min(0).max(9) }),
      },
    },
    async (request, reply) =>
      reply
        .header("cache-control", "private, max-age=86400")
        .type("image/png")
        .send(await store.picture(request.params.kind, request.params.view)),
  );
};

/** What the library adds, and everything of the catalogue; a thing of the catalogue that the library describes too is told once. */
function allObjects(own: readonly SimulatorObject[], kinds: readonly CatalogueKind[]): LibraryObject[] {
  const objects = kinds.map((kind, place) => ({
    objectId: -1 - place, // below zero: of the catalogue, not of the library
    objectCategory: kind.category ?? "everyday",
    objectDescription: `${kind.name.en}. ${kind.description.en}`,
    kind,
  }));
  const told = new Set(kinds.map(({ name }) => name.en));
  const isOwn = ({ objectDescription: text }: { objectDescription: string }) =>
    !text.includes(". ") || !told.has(text.split(". ")[0] ?? "");
  return [...own.filter(isOwn).map((object) => ({ ...object, kind: null })), ...objects];
}
