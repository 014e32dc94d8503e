import { queryOptions } from "@tanstack/react-query";
import type { Operations } from "@vigil/model/operations/operations";
import { call } from "../api.ts";

export const operationsQuery = queryOptions({
  queryKey: ["operations"],
  queryFn: ({ signal }) => call<Operations>("GET", "operations", { signal }),
});

export const askForCheck = (): Promise<void> => call("POST", "operations/checks");
