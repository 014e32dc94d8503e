const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  deg: "°",
  euro: "€",
  pound: "£",
  times: "×",
  divide: "÷",
  plusmn: "±",
  micro: "µ",
  middot: "·",
  bull: "•",
  sect: "§",
  le: "≤",
  ge: "≥",
  ne: "≠",
  rarr: "→",
  larr: "←",
  frac12: "½",
  sup2: "²",
  sup3: "³",
  copy: "©",
  reg: "®",
  trade: "™",
  shy: "",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  agrave: "à",
  acirc: "â",
  ccedil: "ç",
  ntilde: "ñ",
  oacute: "ó",
  aacute: "á",
  iacute: "í",
  uacute: "ú",
  iuml: "ï",
  ocirc: "ô",
  ucirc: "û",
};
export const lineTags: ReadonlySet<string> = new Set([
  "br",
  "p",
  "div",
  "li",
  "ul",
  "ol",
  "tr",
  "table",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "pre",
  "blockquote",
]);
/** Their words mean the same without them. */
export const plainTags: ReadonlySet<string> = new Set(["br", "p", "div", "span", "font", "img"]);
const hidden = new Set(["script", "style"]);

export interface PlainOfHtml {
  text: string;
  /** Tags whose meaning was lost: “b”, “table”. */
  lost: string[];
  /** Addresses of pictures. */
  pictures: string[];
}

/** The words of HTML, a paragraph a line; looked at once from its beginning to its end. */
export function plainOfHtml(html: string): PlainOfHtml {
  const lost = new Set<string>();
  const pictures: string[] = [];
  const pieces: string[] = [];
  let lower: string | undefined; // of all of it, once, and only where it is needed
  let at = 0;
  while (at < html.length) {
    const begin = html.indexOf("<", at);
    pieces.push(html.slice(at, begin < 0 ? html.length : begin).replace(/\s+/gu, " "));
    if (begin < 0) break;
    if (html.startsWith("<!--", begin)) {
      at = past(html, "-->", begin);
      continue;
    }
    const [, slash, name] = /^<(\/?)([a-zA-Z][a-zA-Z0-9]{0,20})/u.exec(html.slice(begin, begin + 24)) ?? [];
    if (name === undefined) {
      pieces.push("<");
      at = begin + 1;
      continue;
    }
    at = past(html, ">", begin);
    const tag = name.toLowerCase();
    if (lineTags.has(tag)) pieces.push("\n");
    if (tag === "img") pictures.push(sourceOf(html.slice(begin, at)));
    if (!plainTags.has(tag)) lost.add(tag);
    if (hidden.has(tag) && slash === "") at = past(html, ">", past((lower ??= html.toLowerCase()), `</${tag}`, at));
  }
  const text = tidied(pieces.map((piece) => (piece === "\n" ? piece : decoded(piece))).join(""));
  return { text, lost: [...lost], pictures: pictures.filter((source) => source !== "") };
}

function past(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from);
  return found < 0 ? html.length : found + end.length;
}

const sourceOf = (tag: string): string => {
  const [, double, single] = /\ssrc=(?:"([^"]*)"|'([^']*)')/iu.exec(tag) ?? [];
  return decoded(double ?? single ?? "");
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z0-9]{2,8}));/gu, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code).replace("\u00a0", " ") : "";
  });

/** Each line without room around it, no more than one empty line in a row. */
export const tidied = (text: string): string => {
  const kept: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/u).map((each) => each.trim()))
    if (line !== "" || (kept.length > 0 && kept.at(-1) !== "")) kept.push(line);
  if (kept.at(-1) === "") kept.pop();
  return kept.join("\n");
};

/** An answer stands in one line. */
export const inOneLine = (text: string): string =>
  text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
