import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { en } from "@vigil/model/phrases/en";
import { languages } from "@vigil/model/phrases/languages";
import { expect, test } from "vitest";
import { phrasesIn, readPhrases } from "./phrasesIn.ts";

test("a language that lacks phrases is English where it has none", () => {
  const directory = mkdtempSync(join(tmpdir(), "vigil-pl-"));
  writeFileSync(join(directory, "mail.json"), JSON.stringify({ mail: { signature: "Pozdrawiamy, {{domain}}" } }));
  const { mail, reports } = readPhrases(directory);
  expect(mail.signature).toBe("Pozdrawiamy, {{domain}}");
  expect(mail.recovery).toEqual(en.mail.recovery);
  expect(reports).toEqual(en.reports);
});

test("every language of the list can be spoken", () => {
  expect(languages.map((language) => typeof phrasesIn(language).mail.signature)).toEqual(languages.map(() => "string"));
  expect(phrasesIn("en")).toEqual(en);
});
