import { createHmac, hash, timingSafeEqual } from "node:crypto";

/** `<domain id>.<256 random bits>`: the lookup can name its domain. Domain 0 = a visitor who has not signed in yet. */
export interface SessionToken {
  domainId: number;
  text: string;
}

const pattern = /^(0|[1-9][0-9]{0,14})\.[A-Za-z0-9_-]{43}$/;

export const newSessionToken = (domainId: number, random: Uint8Array): SessionToken => ({
  domainId,
  text: `${domainId}.${Buffer.from(random).toString("base64url")}`,
});

export function readSessionToken(cookie: string | undefined): SessionToken | null {
  const domain = pattern.exec(cookie ?? "")?.[1];
  return domain === undefined || cookie === undefined ? null : { domainId: Number(domain), text: cookie };
}

/** What the database keeps of it. */
export const tokenHash = ({ text }: SessionToken): Buffer => hash("sha256", text, "buffer");
export const tokenHashText = ({ text }: SessionToken): string => hash("sha256", text);

/** Bound to the cookie and never stored: whoever cannot read our answers cannot make it. */
export const xsrfTokenOf = (secretKey: string | Uint8Array, { text }: SessionToken): string =>
  createHmac("sha256", secretKey).update(`xsrf ${text}`).digest("base64url");

export const isXsrfToken = (secretKey: string | Uint8Array, token: SessionToken, given: unknown): boolean =>
  typeof given === "string" && isSameText(xsrfTokenOf(secretKey, token), given);

/** Takes as long whatever is given. */
export function isSameText(expected: string, given: string): boolean {
  const wanted = Buffer.from(expected);
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
