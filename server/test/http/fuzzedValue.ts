/** As much of JSON Schema as our routes use. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
}

/** A number from 0 up to 1. */
export type Random = () => number;

export const pick = <T>(random: Random, choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;

const hostile: unknown[] = [
  null,
  "",
  " ",
  0,
  -1,
  1.5,
  2 ** 53 + 2,
  1e308,
  -1e308,
  -0,
  1e-320,
  true,
  [],
  {},
  [[]],
  "\u0000",
  "'; drop table users; --",
  "<script>",
  "=1+1",
  "🧳".repeat(50),
  "\ud800",
  "a\udfff",
  "\u202eabc\u2066",
  "\u200b",
  "\u{10ffff}",
  "👩🏽‍✈️👨‍👩‍👧‍👦",
  "__proto__",
  "1e308",
  "-0",
  "x".repeat(3000),
  "../../etc/passwd",
  "9999-99-99",
  "0001-01-01",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00.000Z",
  { $ne: 1 },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: 1 } },
];
/** A megabyte is taken in by few calls; each is slow, so it comes seldom. */
const longText = "x".repeat(1_000_000);
const LONG_SHARE = 0.0005;
const HOSTILE_SHARE = 0.12;
const EXTRA_SHARE = 0.04;

/** A value that mostly fits the schema, so that it gets past the first check, and now and then something else. */
export function fuzzedValue(schema: JsonSchema, random: Random, depth = 0): unknown {
  if (random() < HOSTILE_SHARE) return random() < LONG_SHARE / HOSTILE_SHARE ? longText : pick(random, hostile);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fuzzedValue(pick(random, choices), random, depth);
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type;
  switch (type) {
    case "string":
      return text(schema, random);
    case "integer":
    case "number":
      return number(schema, random, type === "integer");
    case "boolean":
      return random() < 0.5;
    case "null":
      return null;
    case "array":
      return Array.from({ length: Math.floor(random() * 3) }, () => fuzzedValue(schema.items ?? {}, random, depth + 1));
    case "object":
      return object(schema, random, depth);
    case undefined:
    default:
      return depth > 3 ? 1 : pick(random, hostile);
  }
}

const moments = [
  "2026-11-20T12:00:00Z",
  "1969-12-31T23:59:59Z",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "275760-09-13T00:00:00Z",
];

function text({ format, minLength = 0, maxLength = 40 }: JsonSchema, random: Random): string {
  if (format === "date") return pick(random, ["2026-11-20", "2026-02-30", "0000-01-01", "0001-01-01", "9999-12-31", "275760-09-13"]);
  if (format === "date-time") return pick(random, moments);
  const length = pick(random, [minLength, maxLength, maxLength + 1, 1 + Math.floor(random() * 12)]);
  return Array.from({ length: Math.min(length, 4000) }, () =>
    pick(random, ["a", "Z", "7", " ", "é", "ß", "م", "%", "_", "\\", '"', "(", ",", "\u202e", "🧳"]),
  ).join("");
}

function number({ minimum = 0, maximum = 1000 }: JsonSchema, random: Random, whole: boolean): number {
  const found = pick(random, [minimum, maximum, minimum - 1, maximum + 1, 1, 2, minimum + random() * Math.min(maximum - minimum, 1000)]);
  return whole ? Math.round(found) : found;
}

function object({ properties = {}, required = [] }: JsonSchema, random: Random, depth: number): unknown {
  const named = Object.entries(properties).filter(([name]) => required.includes(name) || random() < 0.6);
  const extra = random() < EXTRA_SHARE ? [[pick(random, ["unheardOf", "__proto__", "constructor", "hasOwnProperty"]), 1] as const] : [];
  return Object.fromEntries([...named.map(([name, schema]) => [name, fuzzedValue(schema, random, depth + 1)] as const), ...extra]);
}
