import type { PhraseTree } from "./together.ts";

const plural = /_(?:zero|one|two|few|many|other)$/u;

/** The forms that a language counts in: English "one" and "other", Arabic six. */
export const pluralForms = (language: string): readonly string[] => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The English phrases that a language does not have; of a plural it has all its forms, or is given the English ones. */
export function lacking(english: PhraseTree, own: PhraseTree, language: string): PhraseTree {
  const forms = pluralForms(language);
  const has = (key: string): boolean =>
    plural.test(key) ? forms.every((form) => key.replace(plural, `_${form}`) in own) : typeof own[key] === "string";
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, said]): [string, string | PhraseTree][] => {
      if (typeof said === "string") return has(key) ? [] : [[key, said]];
      const { [key]: below = {} } = own;
      const rest = typeof below === "string" ? said : lacking(said, below, language);
      return Object.keys(rest).length > 0 ? [[key, rest]] : [];
    }),
  );
}
