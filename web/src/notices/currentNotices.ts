import { queryOptions } from "@tanstack/react-query";
import { askNotices } from "./askNotices.ts";

/** Asked for again now and then: a notice may begin and end while a page is open. */
export const noticesQuery = (domain: string) =>
  queryOptions({
    queryKey: ["notifications", "current", domain],
    queryFn: ({ signal }) => askNotices(domain, signal),
    refetchInterval: 5 * 60_000,
    staleTime: 60_000,
  });
