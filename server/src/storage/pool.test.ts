import pg from "pg";
import { expect, test } from "vitest";
import { columnTypes } from "./pool.ts";

const timestamptz = 1184;

test("instants are read as the client reads them, in whatever form the database writes them", () => {
  const [ours, theirs] = [columnTypes, pg.types].map((types) => types.getTypeParser(timestamptz, "text") as (text: string) => unknown);
  for (const text of [
    "2026-02-03 04:05:06+00",
    "2026-02-03 04:05:06.7+00",
    "2026-02-03 04:05:06.789999+00",
    "1890-02-03 04:05:06.5+00",
    "0099-01-01 00:00:00+00",
    "10000-01-01 00:00:00+00",
    "2026-02-03 04:05:06+05:30",
    "2026-02-03 04:05:06.123456-08",
    "0044-03-15 10:00:00+00 BC",
    "infinity",
    "-infinity",
  ])
    expect([text, ours!(text)]).toEqual([text, theirs!(text)]);
});
