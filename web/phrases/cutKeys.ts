import { readFileSync } from "node:fs";
import { join } from "node:path";
import { partsByModule } from "./partsByModule.ts";
import { saidAmong } from "./partsSaid.ts";
import { apart, keysOf, withoutForm, type PhraseParts } from "./phraseParts.ts";

/** Pages that are shown first and say little of many rooms, with what they load at once. */
const cuts = {
  home: ["home/HomePage.tsx", "training/home/DueCard.tsx", "shell/tour/TourInvitation.tsx"],
  people: ["organization/user/UserListActions.tsx", "organization/user/UserBulkActions.tsx"],
  editor: ["authoring/desk/WritePage.tsx"],
} as const;
/** What everybody has anyway, and refusals, which are fetched together. */
const elsewhere = new Set(["shell", "problems"]);

/** The phrases that such a page says, plurals without their form. */
function cutKeys(english: PhraseParts, pages: readonly string[]): ReadonlySet<string> {
  const keys = [...english].flatMap(([part, tree]) => (elsewhere.has(part) || part in cuts ? [] : keysOf(tree)));
  const said = saidAmong(keys.map((key) => [withoutForm(key), [key]]));
  const modules = partsByModule(said);
  const files = pages.flatMap((page) => modules.closure(join(import.meta.dirname, "../src", page)));
  return new Set(files.flatMap((file) => [...said(readFileSync(file, "utf8"))]));
}

/** How phrases are cut: found from the English ones, done with those of every language. */
export function cutter(english: PhraseParts): (parts: PhraseParts) => PhraseParts {
  const steps: [string, ReadonlySet<string>][] = [];
  const cut = (parts: PhraseParts): PhraseParts => steps.reduce((before, [name, keys]) => apart(before, name, keys), parts);
  for (const [name, pages] of Object.entries(cuts)) steps.push([name, cutKeys(cut(english), pages)]);
  return cut;
}
