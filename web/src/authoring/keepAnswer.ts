import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What a save answers is shown: an answer that was asked for before knows nothing of it, so it is given up and asked for anew. */
export function keepAnswer(queries: QueryClient, queryKey: QueryKey, answer: unknown): void {
  const only = { queryKey, exact: true };
  const reading = queries.isFetching(only) > 0;
  if (reading) void queries.cancelQueries(only);
  queries.setQueryData(queryKey, answer);
  if (reading) void queries.invalidateQueries(only);
}
