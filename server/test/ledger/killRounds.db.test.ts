import { expect, test } from "vitest";
import { killRounds } from "./killRounds.ts";

test("nothing acknowledged is lost when the server, its PostgreSQL or both are killed", { timeout: 240_000 }, async () => {
  const { lost, acknowledged } = await killRounds(5);
  expect(lost).toEqual([]);
  expect(acknowledged.companies).toBeGreaterThan(50);
  expect(acknowledged.decisions).toBeGreaterThan(20);
  expect(acknowledged.pages).toBeGreaterThan(1);
  expect(acknowledged.labs).toBeGreaterThan(0);
  expect(acknowledged.answers).toBeGreaterThan(4);
  expect(acknowledged.exams).toBeGreaterThan(0);
  expect(acknowledged.seconds).toBeGreaterThan(0);
});
