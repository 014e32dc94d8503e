import { isLanguage, spokenLanguage, type Language } from "@vigil/model/phrases/languages";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { languagePlace, speak } from "../i18n.ts";
import { tellError } from "./tellError.ts";
import { userQuery, type SessionUser } from "./user.ts";

/** One after the other: what was chosen last is what stays. */
let keeping: Promise<unknown> = Promise.resolve();

/** What was chosen is spoken in every browser of who chose it. Pages opened meanwhile speak it before the server has heard of it. */
export function keepLanguage(queries: QueryClient, locale: Language): void {
  // who looks with another's eyes chooses nothing for them
  if (queries.getQueryData(userQuery.queryKey)?.viewing) return;
  queries.setQueryData<SessionUser>(userQuery.queryKey, (user) => user && { ...user, locale, localeChosen: true });
  keeping = keeping.then(() => call("PUT", "user/change/language", { body: { locale } })).catch(tellError);
}

/** The language that was chosen on the way in, else the one that its user chose anywhere. */
export async function speakOwnLanguage(queries: QueryClient, { viewing, locale, domain }: SessionUser): Promise<void> {
  if (viewing) return;
  const chosen = sessionStorage.getItem(languagePlace);
  sessionStorage.removeItem(languagePlace);
  if (isLanguage(chosen)) keepLanguage(queries, chosen);
  await speak(isLanguage(chosen) ? chosen : spokenLanguage([locale, domain.locale]));
}
