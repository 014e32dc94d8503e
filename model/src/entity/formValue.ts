import type { Field } from "./field.ts";

/** What no field of a form may stand for, as it is no JSON. */
export const notJson = Symbol("not JSON");

const bare: ReadonlySet<Field["kind"]> = new Set(["text", "longText", "secret", "choice", "date", "instant"]);

/**
 * What the text of a form's field says, where a record travels as a form beside its file: texts as they are, everything else as JSON
 * (`3`, `true`, `[4, 5]`). An optional field that is sent empty, or as `null`, is emptied.
 */
export function formValue(field: Pick<Field, "kind" | "nullable"> | undefined, sent: string): unknown {
  if (field === undefined) return sent; // its name is refused, or passed over, as in JSON
  if (field.nullable && (sent === "" || sent === "null")) return null;
  if (bare.has(field.kind)) return sent;
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    return field.kind === "json" || field.kind === "references" ? notJson : sent;
  }
}
