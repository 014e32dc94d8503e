import type { Language } from "@vigil/model/phrases/languages";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { tellError } from "./tellError.ts";
import { userQuery, type SessionUser } from "./user.ts";

/** One after the other: what was chosen last is what stays. */
let keeping: Promise<unknown> = Promise.resolve();

/** What was chosen is spoken in every browser of who chose it. Pages opened meanwhile speak it before the server has heard of it. */
export function keepLanguage(queries: QueryClient, locale: Language): void {
  queries.setQueryData<SessionUser>(userQuery.queryKey, (user) => user && { ...user, locale, localeChosen: true });
  keeping = keeping.then(() => call("PUT", "user/change/language", { body: { locale } })).catch(tellError);
}
