import i18next from "i18next";
import { phraseOf } from "../phraseOf.ts";

/** Who or what an event is about, in words. */
export const subjectName = (subject: string): string =>
  phraseOf(`records.${subject}.singular`, phraseOf(`events.subjects.${subject}`, subject));

/** The type of an event in words; the type itself where it has none. */
export function eventWords(type: string): string {
  const [subject = "", act = ""] = type.split(".");
  const done = phraseOf(`events.acts.${act}`, "");
  return done === "" ? type : i18next.t("events.type", { subject: subjectName(subject), act: done });
}
