import { createHash } from "node:crypto";
import type pg from "pg";
import { columnTypes } from "./pool.ts";

export type Answer = Pick<pg.QueryResult<Record<string, unknown>>, "rows" | "rowCount" | "command" | "fields">;
export interface Question {
  text: string;
  values: unknown[];
  name?: string;
}
export type Ask = (question: Question) => Promise<Answer>;

interface Waiting extends Question {
  answer: (found: Answer) => void;
  refuse: (error: unknown) => void;
}

/** How the columns of a statement are told in JSON, and read from it: as they are, or as the text that PostgreSQL would have sent. */
interface Shape {
  names: string[];
  columns: string;
  readers: (((text: string) => unknown) | null)[];
}

/** Boolean, whole numbers and arrays of them, texts, json and dates are the same in JSON. */
const alike = new Set([16, 20, 21, 23, 25, 114, 1005, 1007, 1009, 1016, 1042, 1043, 1082, 3802]);
/** As many as one function of PostgreSQL takes. */
const mostColumns = 100;
const mostShapes = 2000;
/** Undefined: not asked yet. Null: it has to stand alone. */
const shapes = new Map<string, Shape | null>();

/**
 * Reads that are asked for in one turn, before anything else happens, become one statement; what is asked for again is answered with the same.
 * How a statement's columns are called and read is learnt when it is first asked for, alone. For transactions that write nothing; `opens` is called
 * before what one turn asks.
 */
export function gathered(ask: Ask, opens: () => void): Ask {
  const asked = new Map<string, Promise<Answer>>();
  let waiting: Waiting[] = [];
  const send = () => {
    const all = waiting;
    waiting = [];
    opens();
    const shaped = all.flatMap((one) => {
      const shape = shapes.get(one.text);
      return shape ? [{ ...one, shape }] : [];
    });
    if (shaped.length > 1) void tellApart(shaped, ask(oneOf(shaped)));
    for (const one of all) if (shaped.length < 2 || !shapes.get(one.text)) void alone(one, ask);
  };
  return ({ text, values }) => {
    const key = `${text}\u0000${JSON.stringify(values)}`;
    const same = asked.get(key);
    if (same !== undefined) return same;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    promise.catch(() => {}); // whoever asked hears of it
    asked.set(key, promise);
    if (waiting.length === 0) setImmediate(send);
    waiting.push({ text, values, answer: resolve, refuse: reject });
    return promise;
  };
}

async function alone({ text, values, answer, refuse }: Waiting, ask: Ask): Promise<void> {
  // all columns may become more while the server runs, and a kept plan would then be refused
  const kept = text.includes("*") ? undefined : nameOf(text);
  try {
    const found = await ask({ text, values, ...(kept !== undefined && { name: kept }) });
    if (!shapes.has(text)) {
      if (shapes.size >= mostShapes) shapes.clear();
      shapes.set(text, shapeOf(text, found.fields));
    }
    answer(found);
  } catch (error) {
    refuse(error);
  }
}

function shapeOf(text: string, fields: readonly pg.FieldDef[]): Shape | null {
  if (!/^\s*(?:select|with)\b/iu.test(text) || fields.length === 0 || fields.length > mostColumns) return null;
  return {
    names: fields.map(({ name }) => name),
    columns: fields.map(({ dataTypeID }, index) => (alike.has(dataTypeID) ? `q.c${index}` : `q.c${index}::text`)).join(", "),
    readers: fields.map(({ dataTypeID }) =>
      alike.has(dataTypeID) ? null : (columnTypes.getTypeParser(dataTypeID, "text") as (text: string) => unknown),
    ),
  };
}

type Shaped = Waiting & { shape: Shape };

/** Each in its own brackets, so that the database plans and runs it as it would alone; its order stays. */
function oneOf(all: readonly Shaped[]): Question {
  const values = all.flatMap((one) => one.values);
  const key = all.map(({ text }) => text).join("\u0000");
  const known = texts.get(key);
  if (known !== undefined) return { ...known, values };
  let before = 0;
  const parts = all.map(({ text, values: own, shape: { names, columns } }, index) => {
    const numbered = text.replaceAll(/\$(?<number>\d+)/gu, (_, number: string) => `$${Number(number) + before}`);
    before += own.length;
    const aliases = names.map((_, column) => `c${column}`).join(", ");
    return `(select coalesce(json_agg(json_build_array(${columns})), '[]') from (${numbered}) q (${aliases})) as r${index}`;
  });
  const text = `select ${parts.join(",\n")}`;
  const name = nameOf(text);
  const made = { text, ...(name !== undefined && { name }) };
  if (texts.size >= mostNamed) texts.clear();
  texts.set(key, made);
  return { ...made, values };
}
const texts = new Map<string, Omit<Question, "values">>();

async function tellApart(all: readonly Shaped[], asking: Promise<Answer>): Promise<void> {
  try {
    const [found] = (await asking).rows;
    all.forEach(({ shape, answer }, index) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by json_agg of json_build_array above
      const rows = ((found?.[`r${index}`] ?? []) as unknown[][]).map((values) => rowOf(shape, values));
      answer({ rows, rowCount: rows.length, command: "SELECT", fields: [] });
    });
  } catch (error) {
    all.forEach(({ refuse }) => refuse(error));
  }
}

function rowOf({ names, readers }: Shape, values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, value] of values.entries()) {
    const read = readers[index];
    // oxlint-disable-next-line typescript/no-base-to-string -- what has a reader came as a text or a number
    row[names[index]!] = read && value !== null ? read(String(value)) : value;
  }
  return row;
}

/** Each connection keeps the plan of a named statement: so many, and further ones are planned each time. */
const mostNamed = 300;
const named = new Map<string, string>();
function nameOf(text: string): string | undefined {
  const known = named.get(text);
  if (known !== undefined || named.size >= mostNamed) return known;
  const name = `read_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  named.set(text, name);
  return name;
}
