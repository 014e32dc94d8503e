/** A tag that opens an element, under the names it has behind its prefix, in small letters. */
export interface DrawingTag {
  name: string;
  attributes: readonly { name: string; value: string }[];
}

/** The text is no drawing: something in it begins and does not end, or is no part of one. */
export class BrokenDrawing extends Error {}

const isSpace = (letter: string | undefined): boolean => letter === " " || letter === "\n" || letter === "\t" || letter === "\r";

/**
 * The tags of an SVG, one after the other. Read by hand and once: whatever stands there, no letter is looked at twice, and what does not
 * end is an error at once. A document type or a processing instruction behind the first line could change what follows, so there is none.
 */
export function* drawingTags(text: string): Generator<DrawingTag> {
  const past = (end: string, from: number): number => {
    const found = text.indexOf(end, from);
    if (found < 0) throw new BrokenDrawing();
    return found + end.length;
  };
  let at = text.startsWith("\u{FEFF}") ? 1 : 0;
  while (isSpace(text[at])) at += 1;
  if (text.startsWith("<?xml ", at)) at = past("?>", at);
  for (let first = true; ;) {
    const begin = text.indexOf("<", at);
    if (first && text.slice(at, begin < 0 ? text.length : begin).trim() !== "") throw new BrokenDrawing();
    if (begin < 0) return;
    if (text.startsWith("<!--", begin)) at = past("-->", begin + 4);
    else if (text.startsWith("<![CDATA[", begin)) at = past("]]>", begin);
    else if (text.startsWith("</", begin)) at = past(">", begin);
    else {
      const { tag, end } = tagAt(text, begin + 1);
      yield tag;
      first = false;
      at = end;
    }
  }
}

function tagAt(text: string, from: number): { tag: DrawingTag; end: number } {
  let at = from;
  const word = () => {
    const begin = at;
    while (at < text.length && !isSpace(text[at]) && !"=<>/\"'".includes(text[at]!)) at += 1;
    if (at === begin) throw new BrokenDrawing();
    const name = text.slice(begin, at);
    return name.slice(name.indexOf(":") + 1).toLowerCase();
  };
  const spaces = () => {
    while (isSpace(text[at])) at += 1;
  };
  const name = word();
  const attributes: { name: string; value: string }[] = [];
  for (;;) {
    spaces();
    if (text.startsWith("/>", at)) return { tag: { name, attributes }, end: at + 2 };
    if (text[at] === ">") return { tag: { name, attributes }, end: at + 1 };
    const key = word();
    spaces();
    if (text[at] !== "=") throw new BrokenDrawing();
    at += 1;
    spaces();
    const quote = text[at];
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, at + 1) : -1;
    if (end < 0) throw new BrokenDrawing();
    attributes.push({ name: key, value: text.slice(at + 1, end) });
    at = end + 1;
  }
}
