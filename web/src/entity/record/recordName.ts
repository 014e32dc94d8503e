import { broughtText } from "../broughtText.ts";
import { optionLabel, recordTitle } from "../../shell/recordPhrase.ts";
import { shownPath } from "../list/columns.ts";
import { plainText } from "../plainText.ts";
import type { Row } from "../row.ts";
import type { RecordPlace } from "./recordPlace.ts";

/** What people know a record by: a choice by its word; a number alone gets its kind before it. */
export function recordName({ entity, place }: RecordPlace, record: Row): string {
  if (place.recordName) return place.recordName(record);
  const field = entity.fields[entity.title];
  const text = field ? plainText(record[shownPath(entity.title, field)]) : "";
  if (field?.kind === "choice" && text !== "") return optionLabel(entity.name, entity.title, text);
  return text === "" || /^\d+$/u.test(text) ? `${recordTitle(entity.name)} ${text || record.id}` : broughtText(entity.name, text);
}
