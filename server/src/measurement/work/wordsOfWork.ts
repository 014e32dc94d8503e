import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import { workHeadKey } from "@vigil/model/measurement/work/guessWorkColumns";
import { outcomeWords } from "@vigil/model/measurement/work/outcomeWords";
import { workOutcomes } from "@vigil/model/measurement/work/workOutcomes";
import { workTargets, type WorkTarget } from "@vigil/model/measurement/work/workTarget";
import type { WorkWords } from "@vigil/model/measurement/work/readWorkLine";
import type { Language } from "@vigil/model/phrases/languages";
import { sql } from "kysely";
import { inEveryLanguage, phrasesIn } from "../../http/phrasesIn.ts";
import { onceNeeded } from "../../languages/onceNeeded.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** What machines call the threats that we know, beside our own words. */
const otherCategories: Readonly<Record<(typeof threatCategories)[number], readonly string[]>> = {
  guns: ["gun", "firearm", "firearms", "pistol", "handgun", "rifle"],
  knives: ["knife", "blade", "sharp", "sharp objects", "edged weapon"],
  explosiveDevices: ["ied", "ieds", "bomb", "explosive", "explosives", "explosive device", "improvised explosive device"],
  otherWeapons: ["other", "other weapon", "weapon", "weapons", "misc", "blunt", "other threats", "grenade"],
  dangerousGoods: ["dangerous good", "hazmat", "dg", "prohibited item", "prohibited items"],
  liquids: ["liquid", "lag", "lags", "bottle"],
};

/** What the words of a file mean in this domain: outcomes and categories in every language, and categories that its libraries have of their own. */
export async function wordsOfWork(tx: Tx): Promise<WorkWords> {
  const categories = new Map<string, string>();
  const put = (word: string, category: string) => {
    const key = workHeadKey(word);
    if (key !== "" && !categories.has(key)) categories.set(key, category);
  };
  const { rows } = await sql<{ category: string }>`select distinct jsonb_array_elements_text(threat_categories) as category
    from image_libraries order by 1`.execute(tx);
  for (const category of threatCategories) put(category, category);
  for (const { category } of rows) put(category, category);
  for (const { categories: short, categoryNames } of categoryWords()) {
    for (const category of threatCategories) {
      put(short[category], category);
      put(categoryNames[category], category);
    }
  }
  for (const category of threatCategories) for (const word of otherCategories[category]) put(word, category);
  return { outcomes: outcomeKeys(), categories };
}

const categoryWords = onceNeeded(() => inEveryLanguage(["simulator"], ({ simulator }) => simulator));

const outcomeKeys = onceNeeded((): WorkWords["outcomes"] => {
  const said = inEveryLanguage(["work"], ({ records }) => records.workResult.options.outcome);
  return new Map(
    workOutcomes.flatMap((outcome) =>
      [outcome, ...outcomeWords[outcome], ...said.map((words) => words[outcome])].map((word) => [workHeadKey(word), outcome] as const),
    ),
  );
});

/** What a column is called in a language of the screens. */
export const workHeadOf = (target: WorkTarget, language: Language): string => phrasesIn(language).workImport.targets[target];

export const workHeadWords = onceNeeded((): Readonly<Record<WorkTarget, readonly string[]>> => {
  const said = inEveryLanguage(["work"], ({ workImport }) => workImport.targets);
  return Object.fromEntries(workTargets.map((target) => [target, said.map((words) => words[target])])) as Record<WorkTarget, string[]>;
});
