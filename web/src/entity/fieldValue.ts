import type { Field } from "@vigil/model/entity/field";

/** What an empty control stands for: null where the field may be missing, else what its kind calls empty. */
export const emptyValue = ({ nullable, kind }: Field): unknown => {
  if (nullable) return null;
  if (kind === "text" || kind === "longText" || kind === "secret") return "";
  return undefined;
};

/** A number typed into a control; text that is none stays what it is, so that the schema refuses it. */
export const typedNumber = (field: Field, text: string): unknown => {
  if (text.trim() === "") return emptyValue(field);
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
};
