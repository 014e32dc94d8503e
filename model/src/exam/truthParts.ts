/** The words for true and false in a language. */
export type TruthWords = readonly [yes: string, no: string];

/** Nobody writes them: they are said in the language in which the question is read. */
const unsaid: TruthWords = ["", ""];

/** What is offered, by the numbers of the bank: true stands first and false below it, for everybody. */
export const truthOptions = (words: TruthWords = unsaid) => words.map((text, id) => ({ id, text }));

/** True or false, taken apart as a question of two answers. */
export const truthParts = (right: boolean, words?: TruthWords) => ({
  options: truthOptions(words),
  key: [right ? 0 : 1],
  accepted: [],
});

/** And back: what such a key says. */
export const isTrue = (key: readonly number[]): boolean => key.includes(0);
