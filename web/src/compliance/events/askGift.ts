import type { EventPerson } from "@vigil/model/compliance/trainingEventWire";
import type { TFunction } from "i18next";
import type { Question } from "../../shell/confirmation.ts";
import { listedNames } from "./listedNames.ts";
import { personName } from "./personName.ts";

/** Asked where an event was delivered: whoever is added, or said to have been there, has it at once, and nobody takes it back. */
export function askGift(people: readonly EventPerson[], t: TFunction): Question {
  return {
    title: t("trainingEvents.deliverTitle", { count: people.length }),
    text: t("trainingEvents.giftText", { names: listedNames(people.map(personName), t) }),
    confirm: t("trainingEvents.deliver"),
  };
}
