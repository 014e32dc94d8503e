import type { EventPerson } from "@vigil/model/compliance/trainingEventWire";
import i18next, { type TFunction } from "i18next";
import type { Question } from "../../shell/confirmation.ts";
import { personName } from "./personName.ts";

/** So many are named. */
const named = 20;

/** Asked where an event was delivered: whoever is added, or said to have been there, has it at once, and nobody takes it back. */
export function askGift(people: readonly EventPerson[], t: TFunction): Question {
  const rest = people.length - named;
  const names = people.slice(0, named).map(personName);
  const all = rest > 0 ? [...names, t("trainingEvents.moreNames", { count: rest })] : names;
  const list = new Intl.ListFormat(i18next.language, { type: "conjunction" }).format(all);
  return {
    title: t("trainingEvents.deliverTitle", { count: people.length }),
    text: t("trainingEvents.giftText", { names: list }),
    confirm: t("trainingEvents.deliver"),
  };
}
