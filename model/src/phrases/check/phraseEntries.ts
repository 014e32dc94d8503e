/** A text of a file of phrases, and where it stands. */
export interface PhraseEntry {
  /** Its place in the tree. */
  path: readonly string[];
  key: string;
  /** undefined where something else than a text stands. */
  text: string | undefined;
  line: number;
}

export type PhraseFile = { entries: readonly PhraseEntry[] } | { brokenAt: number };

/** A string (that may lack its end), a sign of JSON, or what stands between two of them. */
const token = /"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]|[^\s"{}[\]:,]+/gu;

class Broken extends Error {}

/** What a file of phrases says, line by line; of one that is no JSON the line where it breaks. Whether it is JSON is what JSON.parse says. */
export function phraseEntries(json: string): PhraseFile {
  const reader = tokensOf(json);
  const entries: PhraseEntry[] = [];
  try {
    readTree(reader, [], entries);
    JSON.parse(json);
    return { entries };
  } catch {
    return { brokenAt: reader.line() };
  }
}

type Reader = ReturnType<typeof tokensOf>;

function tokensOf(json: string) {
  const found = [...json.matchAll(token)];
  let [at, line, counted] = [0, 1, 0];
  return {
    peek: (): string | undefined => found[at]?.[0],
    next: (): string => {
      const match = found[at];
      if (match === undefined) throw new Broken();
      const { 0: text, index } = match;
      for (; counted < index; counted += 1) if (json[counted] === "\n") line += 1;
      at += 1;
      return text;
    },
    /** Of the token that was read last. */
    line: () => line,
  };
}

const stringOf = (text: string): string => {
  if (!text.startsWith('"')) throw new Broken();
  return JSON.parse(text) as string;
};

function expectSign(reader: Reader, sign: string): void {
  if (reader.next() !== sign) throw new Broken();
}

function readTree(reader: Reader, path: readonly string[], entries: PhraseEntry[]): void {
  expectSign(reader, "{");
  if (reader.peek() === "}") return void reader.next();
  for (;;) {
    const below = [...path, stringOf(reader.next())];
    const line = reader.line();
    expectSign(reader, ":");
    const begins = reader.peek();
    if (begins === "{") readTree(reader, below, entries);
    else entries.push({ path: below, key: below.join("."), text: begins?.startsWith('"') ? stringOf(reader.next()) : skip(reader), line });
    const sign = reader.next();
    if (sign === "}") return;
    if (sign !== ",") throw new Broken();
  }
}

/** Past a number, a word or a list, which no phrase is. */
function skip(reader: Reader): undefined {
  let deep = 0;
  do {
    const sign = reader.next();
    if (sign === "[" || sign === "{") deep += 1;
    if (sign === "]" || sign === "}") deep -= 1;
    if (deep === 0 && !/[\]},:]/u.test(sign)) JSON.parse(sign);
  } while (deep > 0);
  return undefined;
}
