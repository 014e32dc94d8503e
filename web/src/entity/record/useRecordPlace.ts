import { useSuspenseQuery } from "@tanstack/react-query";
import type { List } from "../list/lists.ts";
import { usePlaceOf } from "../usePlaceOf.ts";
import { recordPlaceQuery, type RecordPlace } from "./recordPlace.ts";

/** There at once: the route of a record has fetched it. */
export const useRecordPlace = (list: List): RecordPlace => useSuspenseQuery(recordPlaceQuery(list, usePlaceOf())).data;
