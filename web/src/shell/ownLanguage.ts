import { isLanguage, spokenLanguage } from "@vigil/model/phrases/languages";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { languagePlace, speak } from "../i18n.ts";
import { tellError } from "./tellError.ts";
import { userQuery } from "./user.ts";

/** One after the other: what was chosen last is what stays. */
let keeping: Promise<unknown> = Promise.resolve();

/**
 * The language that its user chose, wherever that was. One that was chosen in this tab, in front of the sign-in or behind it, is told to the
 * account; pages that are opened meanwhile speak it before the server has heard of it.
 */
export async function speakOwnLanguage(queries: QueryClient): Promise<void> {
  const user = queries.getQueryData(userQuery.queryKey);
  // who looks with another's eyes neither chooses for them nor speaks as they do
  if (!user || user.viewing) return;
  const chosen = sessionStorage.getItem(languagePlace);
  sessionStorage.removeItem(languagePlace);
  if (isLanguage(chosen)) {
    queries.setQueryData(userQuery.queryKey, { ...user, locale: chosen, localeChosen: true });
    keeping = keeping.then(() => call("PUT", "user/change/language", { body: { locale: chosen } })).catch(tellError);
  }
  const language = isLanguage(chosen) ? chosen : spokenLanguage([user.locale, user.domain.locale]);
  localStorage.setItem(languagePlace, language); // the next page begins with it
  await speak(language, { remember: false });
}
