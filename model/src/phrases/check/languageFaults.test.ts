import { expect, test } from "vitest";
import { englishPhrases } from "./englishPhrases.ts";
import { languageFaults } from "./languageFaults.ts";
import { phraseEntries } from "./phraseEntries.ts";
import { faultText } from "./phraseFault.ts";

const file = (tree: object) => phraseEntries(JSON.stringify(tree, null, 2));
const entries = (tree: object) => {
  const read = file(tree);
  if ("brokenAt" in read) throw new Error("no JSON");
  return read.entries;
};
const english = englishPhrases(
  new Map([
    ["shell", entries({ shell: { hello: "Hello {{name}}", close: "Close", long: "Nothing waits here now", share: "A share" } })],
    [
      "entity",
      entries({ entity: { gone_one: "{{formatted}} record is gone", gone_other: "{{formatted}} records are gone", none: "None" } }),
    ],
  ]),
);
/** What is wrong with one file of a language that counts in one, few, many and other, unless another is said. */
const faultsOf = (shell: object, { room = "shell", language = "lt", same = [] as string[] } = {}) =>
  languageFaults(english, { language, files: new Map([[room, file(shell)]]), same }).faults.map(
    (fault) => `${fault.line} ${fault.kind} ${faultText(fault)}`,
  );

test("a text that says what English says, filled in as it is, is none", () => {
  expect(faultsOf({ shell: { hello: "{{name}}, labas", close: "Close" } })).toEqual([]);
});

test.each([
  [{ shell: { helo: "x" } }, "3 unknown shell.helo: English has no such key"],
  [{ shell: { hello: { deep: "x" } } }, "4 unknown shell.hello.deep: English has no such key"],
  [{ shell: { close: 7 } }, "3 noText shell.close: not a text"],
  [{ shell: { hello: "Labas" } }, "3 lost shell.hello: does not fill in {{name}}"],
  [{ shell: { hello: "Labas {{name}} {{day}}" } }, "3 extra shell.hello: fills in what English does not have {{day}}"],
  [{ shell: { hello: "Labas {{name}} {{ day }}" } }, "3 extra shell.hello: fills in what English does not have {{"],
  [{ shell: { close: "<b>Uždaryti</b>" } }, "3 markup shell.close: holds markup"],
  [{ shell: { close: "A&nbsp;b" } }, "3 markup shell.close: holds markup"],
  [{ shell: { close: " " } }, "3 empty shell.close: says nothing"],
  [{ shell: { hello: "{{name}} %" } }, "3 percent shell.hello: has a percent sign behind a figure: the number format writes it"],
])("%j is told with its line", (tree, told) => expect(faultsOf(tree)).toEqual([told]));

test("a sentence that is English is told, unless it is said to be right; a name or a short word is not", () => {
  const tree = { shell: { long: "Nothing waits here now", share: "A share" } };
  expect(faultsOf(tree)).toEqual([expect.stringContaining("3 same shell.long")]);
  expect(faultsOf(tree, { same: ["shell.long"] })).toEqual([]);
});

test("a plural has the forms its language counts in; one and two are words, of more the number is told", () => {
  const all = (forms: readonly string[], text: string) => ({ entity: Object.fromEntries(forms.map((form) => [`gone_${form}`, text])) });
  const four = ["one", "few", "many", "other"];
  expect(faultsOf(all(four, "{{formatted}} dingo"), { room: "entity" })).toEqual([]);
  expect(faultsOf(all(["one", "other"], "{{formatted}} dingo"), { room: "entity" })).toEqual([
    "3 form entity.gone_other: has not the forms that this language counts in −few −many",
  ]);
  expect(faultsOf(all([...four, "two", "zero"], "{{formatted}} dingo"), { room: "entity" })).toEqual([
    "3 form entity.gone_other: has not the forms that this language counts in +two",
  ]);
  expect(faultsOf({ entity: { gone_other: "{{formatted}} 件" } }, { room: "entity", language: "ja" })).toEqual([]);
  const worded = {
    entity: { gone_one: "Vienas dingo", gone_few: "Keli dingo", gone_many: "{{formatted}} dingo", gone_other: "{{formatted}} dingo" },
  };
  expect(faultsOf(worded, { room: "entity" })).toEqual(["4 lost entity.gone_few: does not fill in {{formatted}}"]);
});

test("a text that stands twice, or in another room's file, is told; a file that is no JSON is one fault", () => {
  const files = new Map([
    ["entity", file({ shell: { close: "Uždaryti" } })],
    ["shell", file({ shell: { close: "Uždaryti" } })],
    ["work", phraseEntries("{\n\n")],
  ]);
  const { faults, said } = languageFaults(english, { language: "lt", files });
  expect(faults.map(({ room, line, kind, detail }) => [room, line, kind, detail])).toEqual([
    ["entity", 3, "room", "shell"],
    ["shell", 3, "twice", ""],
    ["work", 1, "broken", ""],
  ]);
  expect([...said.keys()]).toEqual(["shell.close"]);
});
