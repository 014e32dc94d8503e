import { integrityFlag } from "@vigil/model/integrity/integrityFlag";
import { verdicts } from "@vigil/model/integrity/verdicts";
import { z } from "zod";
import { manyRoute } from "../entity/bulk/manyRoute.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Routes } from "../house.ts";
import { flagExpressions } from "./flagExpressions.ts";
import { reviewFlags } from "./reviewFlags.ts";

const finding = { verdict: z.enum(verdicts), note: z.string().trim().max(1000).default("") };

/** Flags are raised by the rules of sessions and exams; people read them, and say what they were. */
export const integrityFlagRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, integrityFlag, { expressions: flagExpressions });
  const review = async (tx: Tx, view: View, ids: readonly number[], found: Parameters<typeof reviewFlags>[3]) => {
    await reviewFlags(tx, view, ids, found);
    return getRecords(tx, view, ids);
  };
  manyRoute(app, house, desk, {
    name: "review",
    summary: "Say what flags were, after looking; open takes it back",
    permission: desk.permission("edit"),
    shape: finding,
    whole: review,
    work: (tx, view, records, found) =>
      review(
        tx,
        view,
        records.map(({ id }) => id),
        found,
      ),
  });
};
