import type { SessionRow } from "@vigil/model/simulator/wire";
import { expect, test } from "vitest";
import { noSessions, pagesOf, sessionList } from "./sessionList.ts";

test("R-3.162 a session list has rows, page, total and updated", () => {
  const rows = [{ id: 41 }] as SessionRow[];
  expect(sessionList({ rows, count: 41 }, 3, 1_700_000_000_000)).toEqual({ rows, page: 3, total: 41, updated: 1_700_000_000_000 });
  expect(pagesOf(sessionList({ rows, count: 41 }, 3, 1))).toBe(3);
  expect(pagesOf(sessionList({ rows, count: 40 }, 1, 1))).toBe(2);
  expect([noSessions.updated, pagesOf(noSessions)]).toEqual([null, 1]);
});
