import type { Entity } from "@vigil/model/entity/entity";
import { eventWords } from "../../reporting/eventWords.ts";
import { recordTitle } from "../../shell/recordPhrase.ts";
import { shownPath } from "../list/columns.ts";
import { plainText } from "../plainText.ts";
import type { Row } from "../row.ts";

/** What people know a record by; a number alone gets its kind before it. */
export function recordName(entity: Entity, record: Row): string {
  const field = entity.fields[entity.title];
  const text = field ? plainText(record[shownPath(entity.title, field)]) : "";
  if (entity.name === "event") return eventWords(text);
  return text === "" || /^\d+$/u.test(text) ? `${recordTitle(entity.name)} ${text || record.id}` : text;
}
