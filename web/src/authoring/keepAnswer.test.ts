import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { keepAnswer } from "./keepAnswer.ts";

const queryKey = ["comments"];

test("what a save answered stays when an answer that was asked for before comes after it, and is asked for once more", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads: PromiseWithResolvers<string>[] = [];
  const shown = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      reads.push(Promise.withResolvers());
      return reads.at(-1)!.promise;
    },
    initialData: "before",
  });
  const leave = shown.subscribe(() => {});
  expect(reads).toHaveLength(1);

  keepAnswer(queries, queryKey, "saved");
  reads[0]!.resolve("before");
  await reads[0]!.promise;
  expect(queries.getQueryData(queryKey)).toBe("saved");
  expect(reads).toHaveLength(2);
  reads[1]!.resolve("saved, and more");
  await queries.getQueryCache().find({ queryKey })?.promise;
  expect(shown.getCurrentResult().data).toBe("saved, and more");

  // nothing is asked for where nothing was being read
  keepAnswer(queries, queryKey, "saved again");
  expect([shown.getCurrentResult().data, reads.length]).toEqual(["saved again", 2]);
  leave();
  queries.clear();
});
