import { searchNames, type Entity } from "@vigil/model/entity/entity";
import { sortText, type SortKey } from "@vigil/model/entity/listSort";
import { filterPaths, pathOf, readablePaths, sortablePaths } from "@vigil/model/entity/path";
import { cursorOf } from "../../src/entity/listQuery.ts";
import { pick, type Random } from "./fuzzedValue.ts";

/** Texts that broke something somewhere: characters nobody can keep, numbers and days beyond every type, other types, other grammars. */
const hostile: readonly string[] = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u{10ffff}",
  "\u202e",
  "9223372036854775807",
  "9223372036854775808",
  "-9223372036854775809",
  "1".repeat(400),
  "1e308",
  "1e-400",
  "0x10",
  "-0",
  "1.5",
  "NaN",
  "Infinity",
  "2026-02-30",
  "294277-01-01",
  "0000-00-00",
  "2026-13-45T99:99:99Z",
  "2026-11-22T12:00:00Z",
  "infinity",
  "true",
  "{}",
  "[]",
  "',(",
  "%",
  "\\",
  "ß".repeat(200),
  "'; drop table users; --",
  "0001-01-01",
  "0001-01-01T00:00:00Z",
  "275760-09-13T00:00:00Z",
  "👩🏽‍✈️",
  "__proto__",
  "asc(__proto__)",
  "desc(constructor.name)",
];
const usual: readonly string[] = ["", "null", "1", "2,3", "a", "north", "true", "false", "2026-11-22", "2026-11-22T12:00:00Z", "own"];

/** The query of a list's call, out of what its declaration offers; most calls get past the first check, many carry something hostile. */
export function fuzzedList(e: Entity, random: Random, known: string | undefined): string {
  const value = () => pick(random, random() < 0.4 ? hostile : usual);
  const sort = fuzzedSort(e, random);
  const query: [string, string][] = [];
  const maybe = (share: number, name: string, made: () => string) => {
    if (random() < share) query.push([name, made()]);
  };
  maybe(0.5, "search", () => (searchNames(e).length > 0 || random() < 0.1 ? Array.from({ length: 2 }, value).join(" ") : ""));
  for (const name of filterPaths(e)) {
    const ranged = ["integer", "decimal", "date", "instant"].includes(pathOf(e, name)!.field.kind);
    maybe(0.12, pick(random, ranged ? [name, `${name}From`, `${name}To`] : [name]), value);
  }
  maybe(0.05, pick(random, ["__proto__", "constructor", "toString", "__proto__From"]), value);
  maybe(0.1, "id", value);
  maybe(0.6, "order", () => (random() < 0.05 ? value() : sortText(sort)));
  maybe(0.2, "fields", () => (random() < 0.2 ? value() : pick(random, readablePaths(e))));
  maybe(0.2, "page", () => pick(random, ["1", "2", "50", "0", "-1", "9".repeat(30), "1.5", "x"]));
  maybe(0.3, "limit", () => pick(random, ["1", "20", "200", "201", "-1", "1e3", "x"]));
  maybe(0.2, "count", () => pick(random, ["exact", "none", "all"]));
  maybe(0.6, "after", () => fuzzedCursor(sort, random, value, known));
  return query.map(([name, text]) => `${name}=${escaped(text)}`).join("&");
}

/** Half a surrogate has no UTF-8; its three bytes are what a careless client sends. */
const escaped = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.codePointAt(0)!;
    return code >= 0xd800 && code <= 0xdfff
      ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)].map((byte) => `%${byte.toString(16)}`).join("")
      : encodeURIComponent(letter);
  }).join("");

function fuzzedSort(e: Entity, random: Random): SortKey[] {
  const paths = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, [...sortablePaths(e), "id"])));
  return Array.from(paths, (path) => ({ path, direction: pick(random, ["asc", "desc"] as const) }));
}

/** A cursor for that very sort with keys of our own, a known one with a byte changed, or no cursor at all. */
function fuzzedCursor(sort: readonly SortKey[], random: Random, value: () => string, known: string | undefined): string {
  const shape = random();
  if (shape < 0.1) return value();
  if (shape < 0.3 && known !== undefined) {
    const place = Math.floor(random() * known.length);
    return known.slice(0, place) + pick(random, ["A", "_", "-", "9", "g"]) + known.slice(place + 1);
  }
  if (shape < 0.4) return Buffer.from(JSON.stringify([sortText(sort), null, {}, 7])).toString("base64url");
  const own = sort.some(({ path }) => path === "id") ? sort.length : sort.length + 1;
  const keys = Array.from({ length: random() < 0.95 ? own : own + 1 }, () => (random() < 0.4 ? "1" : value()));
  return cursorOf(sort, keys);
}
