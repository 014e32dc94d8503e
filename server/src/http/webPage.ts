import { chunksOf, pageSource } from "./pageChunks.ts";
import type { Manifest } from "./pageChunks.ts";
import { directionOf } from "./preferredLanguage.ts";
import type { PageLanguage } from "./preferredLanguage.ts";

const signInPages = new Set(["login", "recover", "reset-password", "first-login"]);
/** Never the name of a domain that has pages. */
const reserved = new Set(["api", "assets", "files", "docs", "verify", "healthz", "readyz", "version.json"]);

export interface WebAddress {
  page: "index.html" | "signIn.html";
  /** The address behind the domain. */
  rest: string;
}

/** Null where the web app has no page. */
export function webAddress(path: string): WebAddress | null {
  const [domain = "", ...others] = path.split("/").slice(1).filter(Boolean);
  const rest = others.join("/");
  if (domain === "") return { page: "signIn.html", rest };
  if (!/^[a-z0-9-]{2,40}$/i.test(domain) || reserved.has(domain.toLowerCase()) || rest.includes(".")) return null;
  return { page: signInPages.has(rest) ? "signIn.html" : "index.html", rest };
}

export interface WebPage {
  address: WebAddress;
  template: string;
  manifest: Manifest;
  nonce: string;
  language: PageLanguage;
}

/** The built page with this answer's nonce, the reader's language, and links to what its script would only find out later. */
export function webPage({ address, template, manifest, nonce, language }: WebPage): string {
  const phrases = `../model/src/phrases/${address.page === "signIn.html" ? "signIn/" : ""}${language}.ts`;
  const source = address.page === "index.html" ? pageSource(address.rest) : undefined;
  const { scripts, styles } = chunksOf(manifest, source === undefined ? [phrases] : [source, phrases]);
  const isNew = (file: string) => !template.includes(file);
  const links = [
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join("");
  const meta = template.includes("csp-nonce") ? "" : `<meta property="csp-nonce" nonce="{{nonce}}">`;
  return template
    .replace(/<html[^<>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace("</head>", `${meta}${links}</head>`)
    .replaceAll("{{nonce}}", nonce);
}
