import { call, domainOfPage, forgetToken } from "../api.ts";
import { forgetTraining } from "../training/position.ts";
import { showProblem } from "./alerts.ts";

/** Ends the session on the server; everything the page knew goes with the page. */
export async function signOut(): Promise<void> {
  try {
    const { logoutUrl } = await call<{ logoutUrl?: string | null }>("GET", "user/logout");
    forgetToken();
    forgetTraining();
    location.replace(logoutUrl ?? `/${domainOfPage()}/login?reason=signedOut`);
  } catch (problem) {
    showProblem(problem);
  }
}
