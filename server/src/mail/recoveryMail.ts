import { mail as ar } from "@vigil/model/phrases/ar/mail";
import { mail as en } from "@vigil/model/phrases/en/mail";
import type { Mail } from "./queueMail.ts";

const phrases = { en, ar };

interface Reader {
  to: string;
  /** The language of the account; what is not written yet is English. */
  locale: string;
  domainTitle: string;
}

export interface RecoveryLink {
  username: string;
  address: string;
}

/** The User IDs of an address where they were asked for, and one-time links to a new password. */
export function recoveryMail(reader: Reader, usernames: readonly string[], links: readonly RecoveryLink[], minutes: number): Mail {
  const { recovery } = phrasesOf(reader.locale);
  return compose(reader, recovery.subject, [
    recovery.asked,
    ...(usernames.length > 0 ? [recovery.userIds, ...usernames.map(verbatim)] : []),
    ...links.flatMap(({ username, address }) => [fill(recovery.link, { username, minutes: String(minutes) }), { address }]),
    recovery.ignore,
  ]);
}

/** Tells the owner of an account what was done to it, whoever did it. */
export const passwordChangedMail = (reader: Reader, username: string): Mail => {
  const { changed } = phrasesOf(reader.locale);
  return compose(reader, changed.subject, [fill(changed.text, { username })]);
};

const isArabic = (locale: string): boolean => locale.split("-")[0] === "ar";
const phrasesOf = (locale: string) => (isArabic(locale) ? phrases.ar : phrases.en);

type Line = string | { address: string } | { name: string };
const verbatim = (name: string): Line => ({ name });

const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

function compose(reader: Reader, subject: string, lines: readonly Line[]): Mail {
  const values = { domain: reader.domainTitle };
  const said = [
    ...lines.map((line) => (typeof line === "string" ? fill(line, values) : line)),
    fill(phrasesOf(reader.locale).signature, values),
  ];
  const text = said.map((line) => (typeof line === "string" ? line : "address" in line ? line.address : line.name)).join("\n\n");
  const [language, direction] = isArabic(reader.locale) ? ["ar", "rtl"] : ["en", "ltr"];
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><body style="font:16px/1.5 sans-serif;max-width:36em">${said
    .map((line) => `<p>${inHtml(line)}</p>`)
    .join("")}</body></html>`;
  return { to: reader.to, subject: fill(subject, values).replace(/[\r\n]+/g, " "), text, html };
}

const inHtml = (line: Line): string => {
  if (typeof line === "string") return escaped(line);
  if ("name" in line) return `<bdi><strong>${escaped(line.name)}</strong></bdi>`;
  return `<a href="${escaped(line.address)}" dir="ltr">${escaped(line.address)}</a>`;
};

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
