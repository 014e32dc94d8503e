import fs, { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { en } from "@vigil/model/phrases/en";
import { languages } from "@vigil/model/phrases/languages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textKey } from "@vigil/model/identity/textKey";
import { inEveryLanguage, phrasesIn, readPhrases } from "./phrasesIn.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vigil-pl-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (room: string, tree: object | string) =>
  writeFileSync(join(folder, `${room}.json`), typeof tree === "string" ? tree : JSON.stringify(tree));

test("a language that lacks phrases is English where it has none", () => {
  write("mail", { mail: { signature: "Pozdrawiamy, {{domain}}" } });
  const { mail, reports } = readPhrases(folder, "pl");
  expect(mail.signature).toBe("Pozdrawiamy, {{domain}}");
  expect(mail.recovery).toEqual(en.mail.recovery);
  expect(reports).toEqual(en.reports);
});

test("a phrase with a fault is English, and the others of its file are not", () => {
  write("mail", {
    mail: { signature: "Pozdrawiamy", gone: "x", recovery: { subject: "Konto w {{domain}}", asked: 7, userIds: " " } },
    shell: { close: "Zamknij" },
  });
  const { mail, shell } = readPhrases(folder, "pl");
  expect(mail).toEqual({ ...en.mail, recovery: { ...en.mail.recovery, subject: "Konto w {{domain}}" } });
  expect(shell.close).toBe("Zamknij");
});

test("a file that is no JSON is English as a whole, and the others are not", () => {
  write("mail", '{ "mail": { "signature": "Pozdrawiamy, {{domain}}", }');
  write("shell", { shell: { close: "Zamknij" } });
  expect(readPhrases(folder, "pl")).toEqual({ ...en, shell: { ...en.shell, close: "Zamknij" } });
});

test("a plural that lacks a form of its language is English in all its forms", () => {
  const forms = (names: readonly string[]) => Object.fromEntries(names.map((form) => [`deleted_${form}`, "Usunięto {{count}}"]));
  write("entity", { entity: forms(["one", "other"]) });
  expect(readPhrases(folder, "pl").entity).toEqual(en.entity);
  write("entity", { entity: forms(["one", "few", "many", "other"]) });
  expect(readPhrases(folder, "pl").entity.deleted_other).toBe("Usunięto {{count}}");
});

test("every language of the list can be spoken", () => {
  expect(languages.map((language) => typeof phrasesIn(language).mail.signature)).toEqual(languages.map(() => "string"));
  expect(phrasesIn("en")).toEqual(en);
});

test("what every language says in a room is what each says as a whole", () => {
  expect(inEveryLanguage(["entity"], ({ entity }) => entity.yes)).toEqual(languages.map((language) => phrasesIn(language).entity.yes));
});

test("what means yes in one language means no in none: files of people are read in all of them", () => {
  const said = inEveryLanguage(["entity"], ({ entity: { yes, no, active, inactive } }) => ({ yes: [yes, active], no: [no, inactive] }));
  const no = new Set(said.flatMap((words) => words.no.map(textKey)));
  expect(said.flatMap((words) => words.yes.map(textKey)).filter((word) => no.has(word))).toEqual([]);
});

/** Reading all of them at a start took half of it, and 170 MB. */
test("no language is read while the rooms are loaded", { timeout: 120_000 }, async () => {
  vi.resetModules();
  const reading = vi.spyOn(fs, "readFileSync");
  syncBuiltinESMExports();
  try {
    const { phrasesIn: fresh } = await import("./phrasesIn.ts");
    await import("../rooms.ts");
    const read = () => reading.mock.calls.filter(([path]) => /[/]phrases[/]/.test(String(path))).length;
    expect(read()).toBe(0);
    fresh("de");
    expect(read()).toBeGreaterThan(0);
  } finally {
    reading.mockRestore();
    syncBuiltinESMExports();
  }
});
