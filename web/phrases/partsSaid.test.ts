import { join } from "node:path";
import { expect, test } from "vitest";
import { partsByModule } from "./partsByModule.ts";
import { partsSaid } from "./partsSaid.ts";
import { cutter } from "./cutKeys.ts";
import { keysOf } from "./phraseParts.ts";
import { englishParts, readEnglish, readLanguage } from "./readLanguage.ts";

const phrases = join(import.meta.dirname, "../../model/src/phrases");
const known = readEnglish(join(phrases, "en"));
const whole = englishParts(known);
const cut = cutter(whole);
const english = cut(whole);
const said = partsSaid(english);
const modules = partsByModule(said);
const page = (file: string) =>
  [...modules.of(join(import.meta.dirname, "../src", file))].toSorted((one, other) => one.localeCompare(other));

test.each([
  ['t("exam.unitExam")', ["exam"]],
  ["t(`exam.${saving.kind}`)", ["exam"]],
  ['t("reports.title")', ["shell"]],
  ["t(`simulator.categoryNames.${code}`)", ["home"]],
  ['t("training.saving")', ["training"]],
  ["phraseOf(`records.${name}.fields.${field}`, field)", ["records"]],
  ["phraseOf(`hints.${name}.${field}`, field)", ["hints"]],
  ["phraseOf(`problems.${code}`, code)", ["problems"]],
  ['t("problems.Forbidden")', ["shell"]],
  ['t("entity.deleted", { count })', ["entity"]],
  ['import { x } from "./exam.ts"; permissions.has("reports:view")', []],
])("%s is said by %j", (source, parts) => expect([...said(source)]).toEqual(parts));

test("the first page of everybody says only what the frame and the sign-in say", () => {
  expect(page("signIn.tsx")).toEqual(["shell", "signIn"]);
  expect(page("main.tsx")).toEqual(["shell"]);
});

test("the page at home brings its own words and those of the frame, not the rooms it says a little of", () => {
  expect(page("home/HomePage.tsx")).toEqual(["home", "shell"]);
});

test.each(["en", "ar"])("what is said at home is taken out of its room, and nothing is lost (%s)", (language) => {
  const before = readLanguage(known, join(phrases, language)).parts;
  const after = cut(before);
  const all = (parts: typeof before) =>
    [...parts]
      .filter(([part]) => part !== "problems")
      .flatMap(([, tree]) => keysOf(tree))
      .toSorted();
  expect(new Set(all(after))).toEqual(new Set(all(before)));
  expect(keysOf(after.get("dashboards")!).filter((key) => key.startsWith("dashboards.learner."))).toEqual([]);
});

test("pages of learners bring none of the words of those who keep lists", () => {
  const kept = ["records", "entity", "organization", "identity", "curriculum", "imageLibrary", "operations", "problems"];
  const learners = [
    "home/HomePage.tsx",
    "training/home/ClassListPage.tsx",
    "training/menu/ClassMenuPage.tsx",
    "training/glossary/GlossaryPage.tsx",
  ];
  expect(learners.flatMap((file) => page(file).filter((part) => kept.includes(part)))).toEqual([]);
});
