import { abilityKey, playAnswers, type Scale, type ScaleAnswer } from "@vigil/model/measurement/difficulty/replayAnswers";
import { chanceOf, unknownAbility, type Belief } from "@vigil/model/measurement/difficulty/belief";
import { innocentFamily } from "@vigil/model/measurement/difficulty/difficultyRegression";
import type { AdaptiveCandidate } from "@vigil/model/simulator/adaptive/adaptiveCandidate";
import { chooseAdaptive, type AdaptiveLearner } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import { dueArticles, type ArticleMeeting } from "@vigil/model/simulator/adaptive/dueArticles";
import { freshArticles } from "@vigil/model/simulator/adaptive/freshArticles";
import { chooseImages, type Candidate } from "@vigil/model/simulator/selection";
import type { Random } from "@vigil/xray/random";
import { best, informed } from "./knowing.ts";
import { categories, type SimulatedImage, type SimulatedLearner } from "./learnerModel.ts";
import { sharesOf } from "./transferTest.ts";

/**
 * `informed` and `best` know what no program can. `informed`: how much each learner has still to learn of each category; it is the most a
 * choice of categories could bring. `best`: what each image teaches.
 */
export type Choice = "random" | "balanced" | "adaptive" | "informed" | "best";

/** Twelve weeks of twenty minutes: six sessions of twenty bags a week, ten seconds for a bag and what is told of it. */
const weeks = 12;
const sessionsAWeek = 6;
const bagsASession = 20;
const threatShare = 0.4;
const offeredASession = 700;
/** Of so many the product knows which articles were shown. */
const rememberedSessions = 40;
/** Prime, so that no part of a library is offered together again and again. */
const stride = 1009;

/** What is thought of images before anybody decided them: right by half, as a regression's is. */
const before = ({ hardness, category }: SimulatedImage): Belief => ({
  value: (category === null ? -0.5 : 0) + 0.8 * hardness,
  variance: 0.5,
});

/** Trains one learner after the other on the same scale; tells how often each image was shown. */
export function train(
  learners: readonly SimulatedLearner[],
  library: readonly SimulatedImage[],
  choice: Choice,
  random: Random,
  scale: Scale,
): Map<number, number> {
  const shown = new Map<number, number>();
  const training = library.filter(({ transfer }) => !transfer);
  const byId = new Map(library.map((image) => [image.id, image]));
  const shares = sharesOf(library);
  const wanted = { images: bagsASession, threats: bagsASession * threatShare };
  let session = 0;
  for (const [index, learner] of learners.entries()) {
    const candidates = training.map((image) => candidateOf(image));
    const byCandidate = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    const meetings: ArticleMeeting[] = [];
    for (let number = 1; number <= weeks * sessionsAWeek; number++) {
      const offered = someOf(candidates, random);
      if (choice === "adaptive") tellChances(offered, byId, index, scale);
      const next = () => random.next();
      const chosen: readonly Candidate[] = {
        random: () => chooseImages(offered, bagsASession, "random", next),
        balanced: () => chooseImages(offered, bagsASession, "balanced", next),
        adaptive: () =>
          chooseAdaptive(offered, bagsASession, learnerOf(index, scale, meetings, number), { chance: 0.7, threatShare }, next),
        informed: () => informed(offered, learner, wanted, next),
        best: () => best(offered, byId, learner, { shares, daysLeft: daysAfter(number) }, wanted, next),
      }[choice]();
      session++;
      const answers: ScaleAnswer[] = chosen.map(({ id, category }) => {
        const image = byId.get(id)!;
        const right = learner.practise(image, random);
        const candidate = byCandidate.get(id)!;
        candidate.seen++;
        candidate.lastSeen = number;
        shown.set(id, (shown.get(id) ?? 0) + 1);
        if (image.article !== null) meetings.push({ article: image.article, session: number, found: right, hard: image.hardness > 0.5 });
        return { session, learner: index, image: id, family: category ?? innocentFamily, right };
      });
      playAnswers(scale, answers, (id) => before(byId.get(id)!));
      learner.rest(number % sessionsAWeek === 0 ? 8 - sessionsAWeek : 1);
    }
  }
  return shown;
}

/** Days from a session to the test, which comes on the day of the session that would follow the last. */
const daysAfter = (session: number): number => {
  const dayOf = (number: number) => number + Math.floor((number - 1) / sessionsAWeek) * (7 - sessionsAWeek);
  return dayOf(weeks * sessionsAWeek + 1) - dayOf(session);
};

/** Each session has a part of the library to choose from, drawn at random: all that is needed, in a fraction of the time. */
const someOf = (candidates: readonly AdaptiveCandidate[], random: Random): AdaptiveCandidate[] => {
  const from = random.whole(0, candidates.length - 1);
  return Array.from({ length: offeredASession }, (_, at) => candidates[(from + at * stride) % candidates.length]!);
};

function candidateOf({ id, category, article, crowd, hardness }: SimulatedImage): AdaptiveCandidate {
  const kind = category === null ? "innocent" : "threat";
  return { id, kind, category, article, chance: 0, crowd, hard: hardness > 0.5, shown: 0, seen: 0, lastSeen: 0 };
}

/** What the scale thinks now of each image for one learner. */
function tellChances(
  candidates: readonly AdaptiveCandidate[],
  byId: ReadonlyMap<number, SimulatedImage>,
  learner: number,
  scale: Scale,
): void {
  const abilities = new Map(
    [...categories, innocentFamily].map((family) => [family, (scale.abilities.get(abilityKey(learner, family)) ?? unknownAbility).value]),
  );
  for (const candidate of candidates) {
    const difficulty = scale.difficulties.get(candidate.id);
    candidate.chance = chanceOf(
      abilities.get(candidate.category ?? innocentFamily)!,
      (difficulty ?? before(byId.get(candidate.id)!)).value,
    );
    candidate.shown = difficulty?.answers ?? 0;
  }
}

function learnerOf(index: number, { abilities }: Scale, meetings: readonly ArticleMeeting[], now: number): AdaptiveLearner {
  const families = categories.map((family) => {
    const { value, variance } = abilities.get(abilityKey(index, family)) ?? unknownAbility;
    return [family, { chance: chanceOf(value, 0), deviation: Math.sqrt(variance) }] as const;
  });
  return {
    families: new Map(families),
    due: dueArticles(meetings, now),
    fresh: freshArticles(
      meetings.filter(({ session }) => session >= now - rememberedSessions),
      now,
    ),
    met: new Set(meetings.map(({ article }) => article)),
  };
}
