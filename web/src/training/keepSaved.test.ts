import type { Saved } from "@vigil/model/training/afterSave";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { keepSaved, keepSeen, savesKept } from "./keepSaved.ts";
import { courseQuery } from "./trainingQueries.ts";

const queries = new QueryClient();
const { queryKey } = courseQuery(1, 2);
const saved = (basis: string, progress = 0.5): Saved =>
  ({ courseStatus: { basis, progress }, unitStatus: [{ unitId: 3, sectionStatus: [] }] }) as unknown as Saved;
const isStale = () => queries.getQueryState(queryKey)?.isInvalidated;

test("after a save the course stands as answered; where its sections were reset elsewhere meanwhile it is asked for anew", () => {
  keepSaved(queries, 1, 2, saved("7 0"), savesKept());
  expect(queries.getQueryData(queryKey)).toBeUndefined();

  queries.setQueryData(queryKey, saved("7 0") as TrainingCourse);
  keepSaved(queries, 1, 2, saved("7 0"), savesKept());
  expect(queries.getQueryData(queryKey)?.courseStatus.progress).toBe(0.5);
  expect(isStale()).toBe(false);

  keepSaved(queries, 1, 2, saved("7 1764000000000"), savesKept());
  expect(isStale()).toBe(true);
});

test("an answer that another save's came before may be the older: the course is read anew, and what was only looked at is not kept", () => {
  queries.setQueryData(queryKey, saved("7 0") as TrainingCourse);
  const before = savesKept();
  keepSaved(queries, 1, 2, saved("7 0", 0.75), before);
  expect(isStale()).toBe(false);

  keepSeen(queries, 1, 2, saved("7 0", 0.5), before);
  expect(queries.getQueryData(queryKey)?.courseStatus.progress).toBe(0.75);
  keepSeen(queries, 1, 2, saved("7 0", 0.8), savesKept());
  expect(queries.getQueryData(queryKey)?.courseStatus.progress).toBe(0.8);

  keepSaved(queries, 1, 2, saved("7 0", 0.5), before);
  expect(isStale()).toBe(true);
});
