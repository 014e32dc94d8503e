import { sourceLanguage } from "../../model/src/phrases/languages.ts";
import { BrokenXml, xmlTokens } from "../../model/src/values/xml/xmlTokens.ts";
import { Refused } from "./desk.ts";
import type { TextRow } from "./exportTexts.ts";
import type { SentText } from "./sentText.ts";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** What the standard knows of how far a segment is. */
const segmentStates: Readonly<Record<string, string>> = {
  machine: "translated",
  reused: "translated",
  reviewed: "reviewed",
  source: "final",
};

function unit({ key, english, own, note, state }: TextRow, number: number): string {
  const target = own === "" ? "" : `\n        <target xml:space="preserve">${escaped(own)}</target>`;
  return `    <unit id="u${number}" name="${escaped(key)}" canResegment="no">
      <notes><note category="state">${state}</note>${note === "" ? "" : `<note category="note">${escaped(note)}</note>`}</notes>
      <segment state="${segmentStates[state] ?? "initial"}">
        <source xml:space="preserve">${escaped(english)}</source>${target}
      </segment>
    </unit>`;
}

/** XLIFF 2.0, a file for each room. Keys stand as names: ids of the standard allow less. */
export function xliffOf(rows: readonly TextRow[], language: string): string {
  const files = [...Map.groupBy(rows, ({ room }) => room)].map(
    ([room, texts]) => `  <file id="${room}">\n${texts.map((row, index) => unit(row, index + 1)).join("\n")}\n  </file>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${sourceLanguage}" trgLang="${language}">
${files.join("\n")}
</xliff>
`;
}

export function textsOfXliff(xliff: string, language: string): SentText[] {
  const texts: SentText[] = [];
  let text: SentText = { line: 0, key: "", english: "", own: "" };
  let within: "english" | "own" | undefined;
  try {
    for (const token of xmlTokens(xliff)) {
      if ("text" in token) {
        if (within !== undefined) text[within] += token.text;
      } else if ("close" in token) {
        if (token.close === "source" || token.close === "target") within = undefined;
        if (token.close === "unit") texts.push(text);
      } else if (token.open === "xliff") {
        const target = token.attributes.get("trgLang") ?? "";
        if (target !== language) throw new Refused(`${token.line}: the file is for “${target}”, not for “${language}”`);
      } else if (token.open === "unit") text = { line: token.line, key: token.attributes.get("name") ?? "", english: "", own: "" };
      else if (token.open === "source" || token.open === "target")
        within = token.alone ? undefined : token.open === "source" ? "english" : "own";
      else if (within !== undefined) throw new Refused(`${token.line}: <${token.open}> within a text; texts hold no markup`);
    }
  } catch (error) {
    if (error instanceof BrokenXml) throw new Refused(`${error.line}: no XLIFF from here on`);
    throw error;
  }
  return texts;
}
