import { chunksOf, pageSource } from "./pageChunks.ts";
import type { ChunkManifest } from "./pageChunks.ts";
import { directionOf, type Language } from "@vigil/model/phrases/languages";
import { phrasesPath } from "@vigil/model/phrases/phrasesPath";

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

/** What the build wrote down: the version of all languages, and the parts of the phrases that each source says. */
export interface BuiltPhrases {
  version: string;
  pages: Readonly<Record<string, readonly string[]>>;
}

export interface WebPage {
  address: WebAddress;
  template: string;
  manifest: ChunkManifest;
  phrases: BuiltPhrases;
  nonce: string;
  language: Language;
}

/** The built page with this answer's nonce, the reader's language, and links to what its script would only find out later. */
export function webPage({ address, template, manifest, phrases, nonce, language }: WebPage): string {
  const entry = address.page === "index.html" ? "src/main.tsx" : "src/signIn.tsx";
  const source = address.page === "index.html" ? pageSource(address.rest) : undefined;
  const said = new Set([entry, ...(source === undefined ? [] : [source])].flatMap((each) => phrases.pages[each] ?? []));
  const { scripts, styles } = chunksOf(manifest, source === undefined ? [] : [source]);
  const isNew = (file: string) => !template.includes(file);
  const links = [
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...said].map((part) => `<link rel="preload" as="fetch" crossorigin href="${phrasesPath(language, phrases.version, part)}">`),
  ].join("");
  const meta = template.includes("csp-nonce") ? "" : `<meta property="csp-nonce" nonce="{{nonce}}">`;
  return template
    .replace(/<html[^<>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace("</head>", `${meta}${links}</head>`)
    .replaceAll("{{nonce}}", nonce);
}
