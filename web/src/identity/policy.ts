import type { DomainLook } from "../ui/DomainLogo.tsx";

/** What a domain tells before anybody is signed in. */
export interface Policy {
  formAuth: boolean;
  passwordComplexity: string;
  identityProviders: { id: number; name: string; displayName: string; protocol: string }[];
  title?: string;
  secureProfile?: boolean;
  look?: DomainLook;
  /** What helps who cannot sign in. */
  recovery: { question: boolean; mail: boolean };
  /** Only on a demonstration server. */
  demoAccounts?: { username: string; title: string }[];
}

/** Every account of the demonstration has it; a production server has no such account. */
export const demoPassword = "Vigil-2026";

export const isDomainName = (name: string): boolean => /^[a-z0-9-]{2,40}$/.test(name);

/** Where to go after signing in: back to the page one came from, as long as it belongs to the domain. */
export const pageAfterSignIn = (domain: string, search: string): string => {
  const from = new URLSearchParams(search).get("from") ?? "";
  return from === `/${domain}` || from.startsWith(`/${domain}/`) || from.startsWith(`/${domain}?`) ? from : `/${domain}`;
};
