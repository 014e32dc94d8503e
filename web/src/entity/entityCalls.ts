import type { Entity } from "@vigil/model/entity/entity";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { broughtText } from "./broughtText.ts";
import { call } from "../api.ts";
import { readTogether } from "../readTogether.ts";
import type { Counted } from "./list/ListCount.tsx";
import { queryOf, type ListState } from "./list/listState.ts";
import type { ListAnswer, Option, Row } from "./row.ts";

/** The rows of a page. They stay on screen until those of the next page are there. */
export const listQuery = (entity: Entity, state: ListState, fields: readonly string[]) =>
  queryOptions({
    queryKey: [entity.url, "list", state, fields],
    queryFn: ({ signal }) => readTogether<ListAnswer>(`${entity.url}?${queryOf(state, fields)}&count=none`, signal),
    placeholderData: keepPreviousData,
  });

/** How many there are: asked apart, and only when search or filters change, because counting may cost more than reading. */
export const countQuery = (entity: Entity, { search, filters }: ListState, exact: boolean) =>
  queryOptions({
    queryKey: [entity.url, "count", search, filters, exact],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        limit: "1",
        fields: entity.title,
        ...filters,
        ...(search ? { search } : {}),
        ...(exact ? { count: "exact" } : {}),
      });
      const { count = 0, countEstimated, countBeyond } = await call<ListAnswer>("GET", `${entity.url}?${query.toString()}`, { signal });
      return { count, certainty: countBeyond ? "beyond" : countEstimated ? "about" : "exact" } satisfies Counted;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const recordQuery = (entity: Entity, id: number) =>
  queryOptions({
    queryKey: [entity.url, "record", id],
    queryFn: ({ signal }) => call<Row>("GET", `${entity.url}/${id}`, { signal }),
  });

export const optionsQuery = (entity: Entity, parameters: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [entity.url, "options", parameters],
    queryFn: ({ signal }) => call<Option[]>("GET", `${entity.url}options?${new URLSearchParams(parameters).toString()}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    ...(entity.brought && { select: inWordsOf(entity, i18next.language) }),
  });

type Names = (options: Option[]) => Option[];
const byLanguage = new Map<string, Names>();
/** What came with the product is chosen by its name in the language of the page. The same function for each, so that nothing is drawn anew without need. */
function inWordsOf({ name: of }: Entity, language: string): Names {
  const key = `${language} ${of}`;
  const known = byLanguage.get(key) ?? ((options) => options.map((option) => ({ ...option, name: broughtText(of, option.name) })));
  byLanguage.set(key, known);
  return known;
}
