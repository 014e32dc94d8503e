import { adaptiveLack } from "@vigil/model/simulator/adaptive/adaptiveFits";
import { chooseAdaptive, type ChosenImage } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import type { Tx } from "../../../storage/asDomain.ts";
import { readCandidates, type Drawn, type MeasuredCandidate } from "./readCandidates.ts";
import { readLearner } from "./readLearner.ts";

/** The images of a session that are chosen for its learner; null where the library is too small for it, and the usual choice is made. */
export async function chooseForLearner(
  tx: Tx,
  drawn: Drawn & { threatShare: number },
  random: () => number,
): Promise<ChosenImage<MeasuredCandidate>[] | null> {
  const learner = await readLearner(tx, drawn);
  const { candidates, whole, met } = await readCandidates(tx, drawn, learner, random);
  const threatShare = drawn.threatShare / 100;
  if (whole && adaptiveLack(countsOf(candidates), { images: drawn.count, threatShare }) !== null) return null;
  const chosen = chooseAdaptive(candidates, drawn.count, { ...learner, met }, { chance: drawn.chance / 100, threatShare }, random);
  return chosen.length < drawn.count ? null : chosen;
}

function countsOf(candidates: readonly MeasuredCandidate[]) {
  const threats = candidates.filter(({ kind }) => kind === "threat");
  return {
    threats: threats.length,
    innocents: candidates.length - threats.length,
    categories: new Set(threats.map(({ category }) => category)).size,
    articles: new Set(threats.flatMap(({ article }) => article ?? [])).size,
  };
}
