import type { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../apiProblem.ts";
import { followDataWords } from "../dataWords.ts";
import { isLanguage, spokenLanguage } from "@vigil/model/phrases/languages";
import { languagePlace, rememberedLanguage, speak } from "../i18n.ts";
import { showAlert } from "./alerts.ts";
import { rememberLearner } from "./remembersLearner.ts";
import { clearAuthentication, isAuthenticated, isValidUser } from "./authentication.ts";
import { draftsOf, forgetDrafts } from "./drafts.ts";
import { leaveForSignIn } from "./leaveForSignIn.ts";
import { userQuery } from "./user.ts";

const warningPlace = "vigil.warning";

/** Speaks the language that its user chose, where it is not the one this browser remembers. */
export async function speakOwn(queries: QueryClient): Promise<void> {
  const user = queries.getQueryData(userQuery.queryKey);
  if (languagePlace in sessionStorage || (user?.localeChosen && user.locale !== rememberedLanguage()))
    await (await import("./ownLanguage.ts")).speakOwnLanguage(queries);
}

/** Whoever opens a page of a domain: the session's user, or off to the sign-in page. */
export async function enter(queries: QueryClient, domain: string): Promise<void> {
  try {
    const user = await queries.ensureQueryData(userQuery);
    if (!isValidUser(user) || !isAuthenticated(user)) throw new ApiProblem(401);
    if (user.viewing) void import("./showViewBanner.tsx").then(({ showViewBanner }) => showViewBanner(user));
    else {
      rememberLearner(user);
      forgetDrafts(draftsOf(user));
    }
    await speakOwn(queries);
    followDataWords();
    // one that is no longer offered is as good as none
    if (!isLanguage(rememberedLanguage())) await speak(spokenLanguage([user.locale, user.domain.locale]), { remember: false });
    if (user.updatePassword) {
      location.replace(`/${domain}/first-login`);
      await new Promise(() => {});
    }
    const warning = sessionStorage.getItem(warningPlace);
    sessionStorage.removeItem(warningPlace);
    if (warning) showAlert({ kind: "warning", text: warning });
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || ![401, 403, 404].includes(problem.status)) throw problem;
    clearAuthentication(queries);
    leaveForSignIn(domain);
    // The page is being replaced: nothing may be drawn meanwhile.
    await new Promise(() => {});
  }
}
