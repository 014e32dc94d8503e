import { integrityFlag } from "@vigil/model/integrity/integrityFlag";
import { verdicts } from "@vigil/model/integrity/verdicts";
import { z } from "zod";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { Routes } from "../house.ts";
import { flagExpressions } from "./flagExpressions.ts";
import { reviewFlags } from "./reviewFlags.ts";

const reviewBody = z.strictObject({
  ids: z.array(z.int().positive()).min(1).max(mostAtOnce),
  verdict: z.enum(verdicts),
  note: z.string().trim().max(1000).default(""),
});

/** Flags are raised by the rules of sessions and exams; people read them, and say what they were. */
export const integrityFlagRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, integrityFlag, { expressions: flagExpressions });
  app.post(
    "/api/integrityflags/review",
    {
      config: { permission: desk.permission("edit") },
      schema: { tags: [integrityFlag.plural], summary: "Say what flags were, after looking; open takes it back", body: reviewBody },
    },
    (request) =>
      desk.write(request, async (tx, view) => {
        const { ids, ...finding } = request.body;
        await reviewFlags(tx, view, ids, finding);
        return getRecords(tx, view, ids);
      }),
  );
};
