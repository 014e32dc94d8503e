import { programTransfer } from "@vigil/model/compliance/programTransfer";
import type { TransferPeople, TransferProgress } from "@vigil/model/compliance/transferProgress";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

const whileRunningMs = 2_000;
const elseMs = 3_000;

/** Whom a transfer concerns; asked for again while it can still change. */
export const progressQuery = (id: number) =>
  queryOptions({
    queryKey: [programTransfer.url, "progress", id],
    queryFn: ({ signal }) => call<TransferProgress>("GET", `${programTransfer.url}/${id}/progress`, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === "done" ? false : data?.state === "running" ? whileRunningMs : elseMs),
  });

/** A page of them by name. */
export const movedPeopleQuery = (id: number, search: string, offset: number) =>
  queryOptions({
    queryKey: [programTransfer.url, "people", id, search, offset],
    queryFn: ({ signal }) =>
      call<TransferPeople>(
        "GET",
        `${programTransfer.url}/${id}/people?${new URLSearchParams({ search, offset: String(offset) }).toString()}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const waitingIn = ({ waiting }: TransferProgress): number => waiting.reduce((sum, { users }) => sum + users, 0);
export const doneIn = ({ outcomes }: TransferProgress): number => Object.values(outcomes).reduce((sum, count) => sum + count, 0);
