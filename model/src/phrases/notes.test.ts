import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { noteOf, type PhraseNotes } from "./check/phraseNotes.ts";
import { phraseEntries } from "./check/phraseEntries.ts";

const notes = JSON.parse(readFileSync(join(import.meta.dirname, "notes.json"), "utf8")) as PhraseNotes;
const rooms = readdirSync(join(import.meta.dirname, "en")).map((name) => basename(name, ".json"));

test("every room has a note, and every note is of phrases that there are", () => {
  expect(Object.keys(notes.rooms).toSorted()).toEqual([...rooms, "catalogue"].toSorted());
  const keys = rooms.flatMap((room) => {
    const file = phraseEntries(readFileSync(join(import.meta.dirname, `en/${room}.json`), "utf8"));
    return "entries" in file ? file.entries.map(({ key }) => key) : [];
  });
  const isKnown = (head: string): boolean => keys.some((key) => key === head || key.startsWith(`${head}.`) || key.startsWith(`${head}_`));
  expect(Object.keys(notes.keys).filter((head) => !isKnown(head))).toEqual([]);
});

test("a text has the notes of its room, its beginning and its own", () => {
  const some = { rooms: { shell: "Frame." }, keys: { a: "Begin.", "a.b": "One.", "a.c": "Other." } };
  expect(noteOf(some, "shell", "a.b_one")).toBe("Frame. Begin. One.");
  expect(noteOf(some, "work", "x.y")).toBe("");
});
