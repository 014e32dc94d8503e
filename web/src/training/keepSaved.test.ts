import type { Saved } from "@vigil/model/training/afterSave";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { keepSaved } from "./keepSaved.ts";
import { courseQuery } from "./trainingQueries.ts";

const queries = new QueryClient();
const { queryKey } = courseQuery(1, 2);
const saved = (basis: string): Saved =>
  ({ courseStatus: { basis, progress: 0.5 }, unitStatus: [{ unitId: 3, sectionStatus: [] }] }) as unknown as Saved;
const isStale = () => queries.getQueryState(queryKey)?.isInvalidated;

test("after a save the course stands as answered; where its sections were reset elsewhere meanwhile it is asked for anew", () => {
  keepSaved(queries, 1, 2, saved("7 0"));
  expect(queries.getQueryData(queryKey)).toBeUndefined();

  queries.setQueryData(queryKey, saved("7 0") as TrainingCourse);
  keepSaved(queries, 1, 2, saved("7 0"));
  expect(queries.getQueryData(queryKey)?.courseStatus.progress).toBe(0.5);
  expect(isStale()).toBe(false);

  keepSaved(queries, 1, 2, saved("7 1764000000000"));
  expect(isStale()).toBe(true);
});
