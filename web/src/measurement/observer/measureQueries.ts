import type { GroupMeasures } from "@vigil/model/measurement/group/groupWire";
import type { Examples, Measures, OwnMeasures, Peers, Span } from "@vigil/model/measurement/observer/measureWire";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

export const ownKey = ["measures", "own"] as const;

export const ownMeasuresQuery = (span: Span) =>
  queryOptions({
    queryKey: [...ownKey, span],
    queryFn: ({ signal }) => call<OwnMeasures>("GET", `measures/own?months=${span}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const peersQuery = (span: Span) =>
  queryOptions({
    queryKey: [...ownKey, "peers", span],
    queryFn: ({ signal }) => call<{ peers: Peers | null }>("GET", `measures/own/peers?months=${span}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const examplesQuery = queryOptions({
  queryKey: [...ownKey, "examples"],
  queryFn: ({ signal }) => call<Examples>("GET", "measures/own/examples", { signal }),
});

export const personMeasuresQuery = (userId: number, span: Span) =>
  queryOptions({
    queryKey: ["measures", "learners", userId, span],
    queryFn: ({ signal }) => call<Measures>("GET", `measures/learners/${userId}?months=${span}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const groupQuery = (asked: string) =>
  queryOptions({
    queryKey: ["measures", "group", asked],
    queryFn: ({ signal }) => call<GroupMeasures>("GET", `measures/group?${asked}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const groupDetailsQuery = (asked: string) =>
  queryOptions({
    queryKey: ["measures", "group", "details", asked],
    queryFn: ({ signal }) => call<Measures>("GET", `measures/group/details?${asked}`, { signal }),
    placeholderData: keepPreviousData,
  });
