import { afterAnswer, aged, unknownAbility, type Belief } from "./belief.ts";

/** One decision as the scale sees it; the answers of one session stand together. */
export interface ScaleAnswer {
  session: number;
  learner: number;
  image: number;
  family: string;
  right: boolean;
}

export interface Scale {
  /** By image. */
  difficulties: Map<number, Belief & { answers: number }>;
  /** By `abilityKey`. */
  abilities: Map<string, Belief & { answers: number }>;
}

export const abilityKey = (learner: number, family: string): string => `${learner} ${family}`;

/** A scale on which nothing was answered yet. */
export const emptyScale = (): Scale => ({ difficulties: new Map(), abilities: new Map() });

/** Plays answers in their order into a scale; `before` tells what is thought of an image that has none. The same answers give the same scale. */
export function playAnswers(scale: Scale, answers: Iterable<ScaleAnswer>, before: (image: number) => Belief): void {
  let session: number | null = null;
  let ageing = new Set<string>();
  for (const { session: of, learner, image, family, right } of answers) {
    if (of !== session) ageing = new Set();
    session = of;
    const key = abilityKey(learner, family);
    const known = scale.abilities.get(key) ?? { ...unknownAbility, answers: 0 };
    const ability = ageing.has(key) ? known : { ...aged(known), answers: known.answers };
    ageing.add(key);
    const difficulty = scale.difficulties.get(image) ?? { ...before(image), answers: 0 };
    const after = afterAnswer(ability, difficulty, right);
    scale.abilities.set(key, { ...after.ability, answers: known.answers + 1 });
    scale.difficulties.set(image, { ...after.difficulty, answers: difficulty.answers + 1 });
  }
}
