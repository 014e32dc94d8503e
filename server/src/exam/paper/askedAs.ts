/** The options of a question in the order of its attempt: as the bank calls them, and as the attempt does. */
export interface PaperOptions {
  optionOrder: number[];
  askedOptions: number[] | null;
}

/** What a question is called in its attempt. One that began before questions had such numbers goes on under those of the bank. */
export const askedId = ({ questionId, askedId: name }: { questionId: number; askedId: number | null }): number => name ?? questionId;

/** Options of the bank as they are called in the attempt, in no order that would tell anything. */
export function askedOptions({ optionOrder, askedOptions: names }: PaperOptions, ids: readonly number[]): number[] {
  if (names === null) return [...ids];
  return optionOrder.flatMap((id, place) => (ids.includes(id) ? (names[place] ?? []) : [])).toSorted((one, other) => one - other);
}

/** The other way round: what an answer names, as the bank calls it. Null where it names what the question does not offer. */
export function bankOptions({ optionOrder, askedOptions: names }: PaperOptions, chosen: readonly number[]): number[] | null {
  const offered = names ?? optionOrder;
  const found = chosen.flatMap((name) => optionOrder[offered.indexOf(name)] ?? []);
  return found.length === chosen.length ? found : null;
}
