import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StandingLook } from "@vigil/model/compliance/authority/standingListWire";
import { call } from "../../api.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";

const againMs = 1000;
const queryKey = ["standingLook"] as const;
const ask = (anew: boolean, signal?: AbortSignal) =>
  call<StandingLook>("POST", "standings/look", { body: { anew }, ...(signal && { signal }) });

const goesOn = (look: StandingLook | undefined): boolean => look !== undefined && look.work !== null && isOpenRun(look.work);

/** Of which moment the list of how people stand is: of many it is had looked at, and asked how far that is until it is done. */
export function useStandingLook(enabled = true) {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      goesOn(queries.getQueryData<StandingLook>(queryKey)) ? call<StandingLook>("GET", "standings/look", { signal }) : ask(false, signal),
    refetchInterval: ({ state }) => (goesOn(state.data) ? againMs : false),
    enabled,
    gcTime: 0,
  });
  return {
    look: data,
    error,
    /** There is something that may be told. */
    ready: data !== undefined && (data.few || data.asOf !== null),
    anew: async () => {
      queries.setQueryData(queryKey, await ask(true));
      await queries.invalidateQueries({ queryKey: ["standings"] });
    },
  };
}
