import { directionOf, spokenLanguage } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../http/phrasesIn.ts";
import type { Mail } from "./queueMail.ts";

export interface Reader {
  to: string;
  /** The language of the mail; what is not written yet is English. */
  locale: string;
  domainTitle: string;
}

/** Somebody as a mail writes to them: in their language, else in that of their domain, else in English. */
export const readerIn = (person: { email: string; locale: string }, domain: { title: string; locale: string }): Reader => ({
  to: person.email,
  locale: spokenLanguage([person.locale, domain.locale]),
  domainTitle: domain.title,
});

export const phrasesOf = (locale: string) => phrasesIn(spokenLanguage([locale])).mail;

/** A sentence, an address to follow, a name as it is, or a table with the head of its columns. */
export type Line = string | { address: string } | { name: string } | { head: readonly string[]; rows: readonly (readonly string[])[] };

export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

/** A mail as text and as HTML, signed with the name of the domain. */
export function composeMail(reader: Reader, subject: string, lines: readonly Line[]): Mail {
  const values = { domain: reader.domainTitle };
  const said = [
    ...lines.map((line) => (typeof line === "string" ? fill(line, values) : line)),
    fill(phrasesOf(reader.locale).signature, values),
  ];
  const language = spokenLanguage([reader.locale]);
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body style="font:16px/1.5 sans-serif;max-width:48em">${said
    .map(inHtml)
    .join("")}</body></html>`;
  return { to: reader.to, subject: fill(subject, values).replace(/[\r\n]+/g, " "), text: said.map(inText).join("\n\n"), html };
}

function inText(line: Line): string {
  if (typeof line === "string") return line;
  if ("address" in line) return line.address;
  if ("name" in line) return line.name;
  return line.rows.map((row) => row.filter(Boolean).join(" · ")).join("\n");
}

function inHtml(line: Line): string {
  if (typeof line === "string") return `<p>${escaped(line)}</p>`;
  if ("name" in line) return `<p><bdi><strong>${escaped(line.name)}</strong></bdi></p>`;
  if ("address" in line) return `<p><a href="${escaped(line.address)}" dir="ltr">${escaped(line.address)}</a></p>`;
  const cell = (tag: "td" | "th") => (text: string) =>
    `<${tag} style="text-align:start;padding:2px 12px 2px 0"><bdi>${escaped(text)}</bdi></${tag}>`;
  const rows = line.rows.map((row) => `<tr>${row.map(cell("td")).join("")}</tr>`).join("");
  return `<table style="border-collapse:collapse"><tr>${line.head.map(cell("th")).join("")}</tr>${rows}</table>`;
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
