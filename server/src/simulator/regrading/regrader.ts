import { regradedSession, type RegradedSession, type ShownSession } from "@vigil/model/simulator/regrading/regradedSession";
import type { TruthBefore } from "../../storage/trainingTables.ts";
import { storedTruth } from "../paper/readTruths.ts";

/** Marks sessions again: each sees truth as its own course has it. */
export const regrader = (before: TruthBefore, after: TruthBefore, keepPasses: boolean) => {
  const seen = (truth: TruthBefore, session: ShownSession) =>
    storedTruth({ ...truth, difficulty: 1, innocents: [], contents: [] }, session.settings);
  return (session: ShownSession): RegradedSession =>
    regradedSession(session, seen(before, session), after.out ? null : seen(after, session), keepPasses);
};
