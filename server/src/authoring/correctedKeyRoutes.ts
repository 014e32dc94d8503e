import type { CorrectedKey } from "@vigil/model/exam/correctedKey";
import { idParameter } from "../entity/bodies.ts";
import { correctedKeys } from "../exam/regrade/correctedKeys.ts";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { courseOf, draftOf } from "./draftOf.ts";

/** A draft goes on from questions whose key was found wrong meanwhile: its author is told. */
export const correctedKeyRoutes: Routes = (app, { asDomain }) => {
  app.get(
    "/api/courses/:id/draft/correctedkeys",
    {
      config: { permission: "courses:author" },
      schema: { tags: ["courses"], summary: "What was said of questions of the current version whose key was wrong", params: idParameter },
    },
    (request) => {
      const by = caller(request);
      const { id: courseId } = request.params;
      return asDomain(by.domainId, async (tx): Promise<CorrectedKey[]> => {
        await draftOf(tx, by, courseId);
        const { currentContentId } = await courseOf(tx, by, courseId);
        return currentContentId === null ? [] : correctedKeys(tx, by.domainId, { courseId, contentId: currentContentId });
      });
    },
  );
};
