import { keptTextName } from "../keptName.ts";

/** What a parameter is, as far as its value tells; of one that is null nothing is known. */
type Kind = "bigint" | "text" | "boolean";
const kindOf = (value: unknown): Kind | null | undefined => {
  if (value === null) return null;
  if (typeof value === "string") return "text";
  if (typeof value === "boolean") return "boolean";
  return Number.isSafeInteger(value) ? "bigint" : undefined;
};

export interface Statement {
  text: string;
  name: string | undefined;
  values: [string];
}

/** Under which each row of an answer tells whose it is. */
export const whose = "of_call";

/** An insert of one row of values, which answers nothing. */
const plainInsert = /^insert into (?<into>[^\s(]+ \([^()]*\)) values \((?<values>.*)\)$/su;
const onlyReads = /^\s*(?:select|with)\b/iu;
const locking = /\bfor (?:no key )?update\b/giu;
const writes = /\b(?:insert|update|delete|merge)\b/iu;

const readsAlone = (text: string): boolean => onlyReads.test(text) && !writes.test(text.replaceAll(locking, ""));
/** Whether several calls that ask for it may do so at once: it reads, or adds one row. */
export const goesTogether = (text: string): boolean => sortOf(text) !== "neither";

type Sort = "read" | "insert" | "neither";
const sorts = new Map<string, Sort>();
export function sortOf(text: string): Sort {
  const known = sorts.get(text);
  if (known !== undefined) return known;
  const sort = readsAlone(text) ? "read" : plainInsert.test(text) ? "insert" : "neither";
  sorts.set(text, sort);
  return sort;
}

const texts = new Map<string, string>();

/**
 * What several calls ask for with the same text, as one statement, in their order: a read is planned and run for each as it would be alone (behind
 * `offset 0` the database looks at one at a time), an insert adds all rows. Undefined where its values do not tell what they are.
 */
export function ofSeveral(text: string, calls: readonly (readonly unknown[])[]): Statement | undefined {
  const kinds = kindsOf(calls);
  if (kinds === undefined) return undefined;
  const key = `${kinds.join()} ${text}`;
  const known = texts.get(key) ?? several(text, kinds);
  texts.set(key, known);
  const records = calls.map((values, number) => ({ number, ...Object.fromEntries(values.map((value, at) => [`p${at + 1}`, value])) }));
  return { text: known, name: keptTextName(text, known), values: [JSON.stringify(records)] };
}

function kindsOf(calls: readonly (readonly unknown[])[]): (Kind | null)[] | undefined {
  const kinds: (Kind | null)[] = [];
  for (const values of calls)
    for (const [at, value] of values.entries()) {
      const kind = kindOf(value);
      const before = kinds[at] ?? null;
      if (kind === undefined || (kind !== null && before !== null && kind !== before)) return undefined;
      kinds[at] = kind ?? before;
    }
  return kinds;
}

function several(text: string, kinds: readonly (Kind | null)[]): string {
  const columns = kinds.flatMap((kind, at) => (kind === null ? [] : [`, p${at + 1} ${kind}`]));
  const calls = `jsonb_to_recordset($1::jsonb) as call(number integer${columns.join("")})`;
  const placed = text.replaceAll(/\$(?<number>\d+)/gu, (_, number: string) =>
    (kinds[Number(number) - 1] ?? null) === null ? "null" : `call.p${number}`,
  );
  const insert = plainInsert.exec(placed)?.groups;
  return insert === undefined
    ? `select call.number as ${whose}, own.* from ${calls} cross join lateral (select * from (${placed}) one offset 0) own`
    : `insert into ${insert["into"]!} select ${insert["values"]!} from ${calls} order by call.number`;
}
