import type { RichText } from "@vigil/model/training/pageBlock";
import { xmlTokens, type XmlToken } from "@vigil/model/values/xml/xmlTokens";

type Piece = Exclude<RichText, string>[number];
type Marked = Exclude<Piece, string>;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

const wordsOf = (piece: Marked): string =>
  "strong" in piece ? piece.strong : "emphasis" in piece ? piece.emphasis : "code" in piece ? piece.code : piece.text;
const withWords = (piece: Marked, words: string): Marked => {
  if ("strong" in piece) return { strong: words };
  if ("emphasis" in piece) return { emphasis: words };
  return "code" in piece ? { code: words } : { ...piece, text: words };
};
const typeOf = (piece: Marked): string =>
  "strong" in piece
    ? 'type="fmt" subType="xlf:b"'
    : "emphasis" in piece
      ? 'type="fmt" subType="xlf:i"'
      : "href" in piece
        ? 'type="link" subType="vigil:link"'
        : `type="other" subType="vigil:${"code" in piece ? "code" : "term"}"`;

/** Running text as a translator gets it: what is marked is a pair of codes with a number. */
export function xliffOf(text: RichText): string {
  let number = 0;
  return (typeof text === "string" ? [text] : text)
    .map((piece) =>
      typeof piece === "string" ? escaped(piece) : `<pc id="${(number += 1)}" ${typeOf(piece)}>${escaped(wordsOf(piece))}</pc>`,
    )
    .join("");
}

/** A translation with the marks of its source, or undefined where it has others. */
export function richFrom(tokens: readonly XmlToken[], source: RichText): RichText | undefined {
  const marks = (typeof source === "string" ? [] : source).filter((piece): piece is Marked => typeof piece !== "string");
  const pieces: Piece[] = [];
  const used = new Set<number>();
  let open: { mark: Marked; words: string } | undefined;
  for (const token of tokens) {
    if ("text" in token) {
      if (open !== undefined) open.words += token.text;
      else if (token.text !== "") pieces.push(token.text);
    } else if ("close" in token) {
      if (open === undefined) return undefined;
      if (open.words !== "") pieces.push(withWords(open.mark, open.words));
      open = undefined;
    } else {
      const number = Number(token.attributes.get("id"));
      const mark = marks[number - 1];
      if (token.open !== "pc" || token.alone || mark === undefined || used.has(number) || open !== undefined) return undefined;
      used.add(number);
      open = { mark, words: "" };
    }
  }
  if (open !== undefined || used.size !== marks.length) return undefined;
  const [first] = pieces;
  return pieces.length === 1 && typeof first === "string" ? first : pieces;
}

export interface XliffUnit {
  id: string;
  /** Whether its tool says that somebody has worked on it. */
  worked: boolean;
  source: readonly XmlToken[];
  target: readonly XmlToken[];
}

/** The units of a file with what stands in their sources and targets; several segments of a unit are one text. */
export function xliffUnits(xliff: string): { target: string; units: XliffUnit[] } {
  const units: XliffUnit[] = [];
  let target = "";
  let unit: { id: string; worked: boolean; source: XmlToken[]; target: XmlToken[] } | undefined;
  let within: XmlToken[] | undefined;
  for (const token of xmlTokens(xliff)) {
    if ("open" in token && token.open === "xliff") target = token.attributes.get("trgLang") ?? "";
    else if ("open" in token && token.open === "unit")
      unit = { id: token.attributes.get("id") ?? "", worked: false, source: [], target: [] };
    else if ("open" in token && token.open === "segment") {
      if (unit !== undefined && (token.attributes.get("state") ?? "initial") !== "initial") unit.worked = true;
    } else if ("close" in token && token.close === "unit") {
      if (unit !== undefined) units.push(unit);
      unit = undefined;
    } else if ("open" in token && (token.open === "source" || token.open === "target"))
      within = token.alone ? undefined : unit?.[token.open];
    else if ("close" in token && (token.close === "source" || token.close === "target")) within = undefined;
    else within?.push(token);
  }
  return { target, units };
}

export const fileOf = ({ code, from, to, units }: { code: string; from: string; to: string; units: readonly string[] }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${from}" trgLang="${to}">
  <file id="course" original="${escaped(code)}">
${units.join("\n")}
  </file>
</xliff>
`;

export const unitOf = (id: string, source: RichText, target: RichText | undefined, state: "initial" | "translated"): string =>
  `    <unit id="${id}" canResegment="no">
      <segment state="${state}">
        <source xml:space="preserve">${xliffOf(source)}</source>${target === undefined ? "" : `\n        <target xml:space="preserve">${xliffOf(target)}</target>`}
      </segment>
    </unit>`;
