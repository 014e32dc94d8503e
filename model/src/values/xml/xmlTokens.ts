export type XmlToken =
  | { open: string; attributes: ReadonlyMap<string, string>; alone: boolean; line: number }
  | { close: string }
  | { text: string };

/** The text is no XML, or has what could change how the rest is read. */
export class BrokenXml extends Error {
  /** Where, from 1. */
  readonly line: number;
  constructor(line: number) {
    super();
    this.line = line;
  }
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Each token once, none of it looked at twice. Entities of its own (a document type) are refused. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = xml.startsWith("\u{FEFF}") ? 1 : 0;
  let [line, counted] = [1, 0];
  const lineAt = (place: number): number => {
    for (; counted < place; counted += 1) if (xml.charCodeAt(counted) === 10) line += 1;
    return line;
  };
  const past = (end: string, from: number): number => {
    const found = xml.indexOf(end, from);
    if (found < 0) throw new BrokenXml(lineAt(from));
    return found + end.length;
  };
  while (at < xml.length) {
    const begin = xml.indexOf("<", at);
    const text = xml.slice(at, begin < 0 ? xml.length : begin);
    if (text !== "") yield { text: decoded(text) };
    if (begin < 0) return;
    if (xml.startsWith("<!--", begin)) at = past("-->", begin + 4);
    else if (xml.startsWith("<![CDATA[", begin)) {
      at = past("]]>", begin);
      yield { text: xml.slice(begin + 9, at - 3) };
    } else if (xml.startsWith("<?", begin)) at = past("?>", begin);
    else if (xml.startsWith("<!", begin)) throw new BrokenXml(lineAt(begin));
    else {
      at = pastTag(xml, begin, past);
      yield tagOf(xml.slice(begin + 1, at - 1), lineAt(begin));
    }
  }
}

/** A value in quotes may have a “>” of its own. */
function pastTag(xml: string, begin: number, past: (end: string, from: number) => number): number {
  for (let at = begin + 1; at < xml.length; at += 1) {
    const sign = xml[at];
    if (sign === ">") return at + 1;
    if (sign === '"' || sign === "'") at = past(sign, at + 1) - 1;
  }
  return past(">", xml.length);
}

function tagOf(inside: string, line: number): XmlToken {
  if (inside.startsWith("/")) return { close: local(inside.slice(1).trim()) };
  const alone = inside.endsWith("/");
  const [, name, rest] = /^([\w:.-]+)([^]*)$/u.exec(alone ? inside.slice(0, -1) : inside) ?? [];
  if (name === undefined) throw new BrokenXml(line);
  const attributes = new Map<string, string>();
  for (const [, key, double, single] of (rest ?? "").matchAll(/\s([\w:.-]{1,64})=(?:"([^"]*)"|'([^']*)')/gu))
    attributes.set(key!, decoded(double ?? single ?? ""));
  return { open: local(name), attributes, alone, line };
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}));/gu, (whole, decimal?: string, hex?: string, named?: string) => {
    if (named !== undefined) return entities[named] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
  });
