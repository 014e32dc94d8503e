import { useSuspenseQuery } from "@tanstack/react-query";
import { usePlaceOf } from "../usePlaceOf.ts";
import { listPlaceQuery, type ListPlace } from "./listPlace.ts";
import type { List } from "./lists.ts";

/** There at once on the list's own page, whose route has fetched it. */
export const useListPlace = (list: List): ListPlace => useSuspenseQuery(listPlaceQuery(list, usePlaceOf())).data;
