import { call } from "../api.ts";

const place = "vigil.beforeProvider";

export interface SignInProvider {
  id: number;
  displayName: string;
  protocol: string;
}

/** Off to the provider; where one wanted to go waits in this tab. */
export async function leaveForProvider(domain: string, { id, protocol }: SignInProvider): Promise<void> {
  const { authorizationUrl } = await call<{ authorizationUrl: string }>("POST", "oauth/login", {
    body: { domain, protocol, identityProviderId: id },
  });
  sessionStorage.setItem(place, location.search);
  location.assign(authorizationUrl);
}

/** The provider has sent the browser back: with a code, or with why there is none. */
export const isProviderReturn = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has("state") && (query.has("code") || query.has("error"));
};

/** Ends the sign-in and answers the query with which it began. */
export async function endProviderSignIn(domain: string, parameters: string): Promise<string> {
  const before = sessionStorage.getItem(place) ?? "";
  sessionStorage.removeItem(place);
  await call("POST", "oauth/login-session", { body: { domain, parameters } });
  return before;
}

const trialPlace = "vigil.trial";

/** Which provider was tried by who set it up; null where somebody signs in. */
export const trialOf = (search: string): number | null => {
  const [, id] = /^trial\.(\d{1,15})\./.exec(new URLSearchParams(search).get("state") ?? "") ?? [];
  return id !== undefined && isProviderReturn(search) ? Number(id) : null;
};

/** Back to the provider's page in the console, which asks what the trial said. */
export function returnToTrial(domain: string, providerId: number): void {
  sessionStorage.setItem(trialPlace, location.search);
  location.replace(`/${domain}/admin/identityproviders/${providerId}/connection`);
}

/** What a trial of this provider brought back, once. */
export function takeTrial(providerId: number): string | null {
  const parameters = sessionStorage.getItem(trialPlace);
  if (parameters === null || trialOf(parameters) !== providerId) return null;
  sessionStorage.removeItem(trialPlace);
  return parameters;
}
