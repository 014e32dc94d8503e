import { writeFileSync } from "node:fs";
import { exportRows } from "../../model/src/phrases/check/exportRows.ts";
import { languageFaults } from "../../model/src/phrases/check/languageFaults.ts";
import { stateReader } from "../../model/src/phrases/check/languageState.ts";
import { noteOf } from "../../model/src/phrases/check/phraseNotes.ts";
import { chosen } from "./chosen.ts";
import { csvOf } from "./csvFile.ts";
import { languageAsked, ownOf, Refused, stateOf, type Desk } from "./desk.ts";
import { fileEntries } from "./fileEntries.ts";
import { xliffOf } from "./xliffFile.ts";

/** A line of a translator's file. */
export interface TextRow {
  room: string;
  key: string;
  english: string;
  own: string;
  note: string;
  state: string;
}

/** `export <locale> [room…] --format csv|xliff --to file`. Texts with a fault are exported as they are, to be mended. */
export function exportTexts(
  desk: Desk,
  [asked = "", ...rooms]: readonly string[],
  { format = "csv", to }: { format?: string; to?: string },
) {
  const language = languageAsked(desk, [asked]);
  if (to === undefined || (format !== "csv" && format !== "xliff")) throw new Refused("Say --to FILE, and --format csv or xliff.");
  const own = ownOf(desk, language);
  const { said } = languageFaults(desk.english, own);
  const there = fileEntries(desk.english, own);
  const state = stateReader(stateOf(desk, language), desk.marks);
  const rows = chosen(desk.english, rooms).flatMap((phrase) =>
    exportRows(phrase, there.get(phrase.key) ?? [], language).map((row): TextRow => ({
      ...row,
      room: phrase.room,
      note: noteOf(desk.notes, phrase.room, row.key),
      state: said.has(phrase.key) || !there.has(phrase.key) ? state(phrase, said.get(phrase.key)).state : "faulty",
    })),
  );
  writeFileSync(to, format === "csv" ? csvOf(rows, language) : xliffOf(rows, language));
  desk.tell(`${rows.length} texts in ${to}`);
}
