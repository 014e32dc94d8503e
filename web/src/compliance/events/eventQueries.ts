import type { EventAttendance, EventChoices, OfferedLearner, TrainersLearner } from "@vigil/model/compliance/trainingEventWire";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

const url = "trainingevents";

/** What an event can be made of, as far as this user may. */
export const eventChoicesQuery = queryOptions({
  queryKey: [url, "choices"],
  queryFn: ({ signal }) => call<EventChoices>("GET", `${url}/choices`, { signal }),
});

export const attendanceQuery = (id: number) =>
  queryOptions({
    queryKey: [url, "users", id],
    queryFn: ({ signal }) => call<EventAttendance>("GET", `${url}/${id}/users`, { signal }),
  });

/** Who could still be added; `listed` tells how many are on the list, so that it is asked anew when that changes. */
export const availableQuery = (id: number, search: string, listed: number) =>
  queryOptions({
    queryKey: [url, "available", id, search, listed],
    queryFn: ({ signal }) =>
      call<OfferedLearner[]>("GET", `${url}/${id}/users/available?${new URLSearchParams({ search }).toString()}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const eventLearnersQuery = (search: string) =>
  queryOptions({
    queryKey: [url, "learners", search],
    queryFn: ({ signal }) => call<TrainersLearner[]>("GET", `${url}/learners?${new URLSearchParams({ search }).toString()}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** The people of a company, to choose a trainer from. */
export const peopleQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["trainerauthorizations", "people", companyId],
    queryFn: ({ signal }) =>
      call<{ id: number; name: string }[]>("GET", `trainerauthorizations/users/available?companyId=${companyId}`, { signal }),
  });
