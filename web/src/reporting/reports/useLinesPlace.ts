import { useNavigate, useSearch } from "@tanstack/react-router";
import { parseSort, sortText, type SortKey } from "@vigil/model/entity/listSort";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";

/** The order and the page of a report's lines live in the address: whoever comes back from a person finds them as they were left. */
export function useLinesPlace(code: ReportCode, pages: number) {
  const navigate = useNavigate();
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const [asked] = parseSort(search["order"] ?? "") ?? [];
  const order = asked && reportOf(code).columns.some((name) => name === asked.path) ? asked : undefined;
  const turned = /^\d{1,6}$/u.test(search["page"] ?? "") ? Number(search["page"]) : 1;
  const go = (to: { order: SortKey | undefined; page: number }, replace: boolean) =>
    void navigate({
      to: ".",
      search: {
        ...search,
        order: to.order && sortText([to.order]),
        page: to.page === 1 ? undefined : String(to.page),
      } as never,
      replace,
      resetScroll: false,
    });
  return {
    order,
    page: Math.min(Math.max(turned, 1), Math.max(pages, 1)),
    /** Another order begins at the first page again. */
    sort: (next: SortKey | undefined) => go({ order: next, page: 1 }, true),
    turn: (page: number) => go({ order, page }, false),
  };
}
