import { expect, test } from "vitest";
import { slowStatements } from "./slowStatements.ts";
import { statementShape } from "./statementShape.ts";

test("a shape has no values, and the same one for lists of any length", () => {
  expect(
    statementShape("select u.name  from users u -- Anna\n where u.domain_id = 17 and u.name = 'O''Neil' and id in ($2, $3,\n $4) limit 20"),
  ).toBe("select u.name from users u where u.domain_id = ? and u.name = ? and id in ($…) limit ?");
  expect(statementShape("select c1 from t2 where a in (1, 2, 3.5)")).toBe("select c1 from t2 where a in (?, …)");
  expect(statementShape(`select ${"x, ".repeat(1000)}1`).length).toBeLessThan(620);
});

test("what is slow is told once with who asked, at most twenty times a minute; what was left out is told behind", () => {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const seen = slowStatements({ slowMs: 500, log: { warn: (line: object) => void lines.push({ ...line }) } as never, clock: () => now });
  const slow = (ms: number) => seen({ text: "select 1", ms, rows: 3, failed: false }, { requestId: "r1", what: "GET /api/users/:id" });
  slow(499);
  expect(lines).toEqual([]);
  slow(612.4);
  expect(lines).toEqual([{ requestId: "r1", route: "GET /api/users/:id", traceId: undefined, statement: "select ?", ms: 612, rows: 3 }]);
  for (let count = 0; count < 30; count += 1) slow(600);
  expect(lines).toHaveLength(20);
  now = 60_001;
  slow(600);
  expect(lines.at(-1)).toMatchObject({ leftOut: 11 });
});
