import i18next, { type TFunction } from "i18next";

/** So many are named; of the others the number is told. */
const named = 20;

/** People in a sentence, by name. */
export function listedNames(people: readonly string[], t: TFunction): string {
  const rest = people.length - named;
  const all = rest > 0 ? [...people.slice(0, named), t("trainingEvents.moreNames", { count: rest })] : people;
  return new Intl.ListFormat(i18next.language, { type: "conjunction" }).format(all);
}
