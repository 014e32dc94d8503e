import type { ExamQuestion } from "@vigil/model/exam/examWire";

/** What somebody sees who cannot read: numbers, places and lengths, and what was right before. */
export interface Seen {
  question: Pick<ExamQuestion, "id" | "options">;
  /** Where what was right stood in the question before, as feedback after each question tells. */
  lastPlace: number;
  lastId: number;
  /** Where and what it was in this place of the attempt before, as its review tells. */
  placeBefore: number;
  idsBefore: ReadonlySet<number>;
}

type Options = ExamQuestion["options"];
const by = (options: Options, measure: (option: Options[number], place: number) => number): number[] =>
  options
    .map((option, place) => ({ id: option.id, measure: measure(option, place) }))
    .toSorted((one, other) => one.measure - other.measure)
    .map(({ id }) => id);
const shared = (one: number, other: number): number => {
  const [first, second] = [`${one}`, `${other}`];
  let place = 0;
  while (place < first.length && first[place] === second[place]) place += 1;
  return place;
};

/** Every way to answer without reading, each as an order in which it would choose the options. */
export const strategies: Record<string, (seen: Seen) => number[]> = {
  first: ({ question }) => by(question.options, (_, place) => place),
  last: ({ question }) => by(question.options, (_, place) => -place),
  middle: ({ question }) => by(question.options, (_, place) => Math.abs(2 * place + 1 - question.options.length)),
  lowestId: ({ question }) => by(question.options, ({ id }) => id),
  highestId: ({ question }) => by(question.options, ({ id }) => -id),
  evenId: ({ question }) => by(question.options, ({ id }) => id % 2),
  nearestToQuestion: ({ question }) => by(question.options, ({ id }) => Math.abs(id - question.id)),
  numberOfQuestion: ({ question }) => by(question.options, (_, place) => (place === question.id % question.options.length ? 0 : 1)),
  samePlace: ({ question, lastPlace }) => by(question.options, (_, place) => Math.abs(place - lastPlace)),
  nearestToLast: ({ question, lastId }) => by(question.options, ({ id }) => Math.abs(id - lastId)),
  likestToLast: ({ question, lastId }) => by(question.options, ({ id }) => -shared(id, lastId)),
  placeOfLastAttempt: ({ question, placeBefore }) => by(question.options, (_, place) => Math.abs(place - placeBefore)),
  idOfLastAttempt: ({ question, idsBefore }) => by(question.options, ({ id }) => (idsBefore.has(id) ? 0 : 1)),
};
/** These go by the words' lengths, which are the same in every attempt: counted once for each question. */
export const byLength: Record<string, (seen: Seen) => number[]> = {
  shortest: ({ question }) => by(question.options, ({ text }) => text.length),
  longest: ({ question }) => by(question.options, ({ text }) => -text.length),
};

/** So improbable, on either side, is what is taken for more than chance. */
const improbable = 1e-7;

/** Whether so many right of `tries` that are right with `chance` each could be luck: the binomial tail on its side. */
export function isLuck(right: number, tries: number, chance: number): boolean {
  let term = (1 - chance) ** tries;
  let [upTo, from] = [0, 0];
  for (let count = 0; count <= tries; count++) {
    if (count <= right) upTo += term;
    if (count >= right) from += term;
    term *= ((tries - count) * chance) / ((count + 1) * (1 - chance));
  }
  return Math.min(upTo, from) > improbable;
}
