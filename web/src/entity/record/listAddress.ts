import { shownLists } from "../list/shownList.ts";

/** Where a list is, as it was left. */
export const listAddress = (domain: string, url: string) =>
  ({ to: "/$domain/admin/$list", params: { domain, list: url }, search: shownLists.get(url)?.address ?? {} }) as const;
