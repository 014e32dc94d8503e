import type { DrillState, OwnDrill } from "@vigil/model/compliance/drill/drillWire";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

export const drillsKey = ["drills"] as const;

export const drillsQuery = queryOptions({ queryKey: drillsKey, queryFn: ({ signal }) => call<OwnDrill[]>("GET", "drills", { signal }) });

export const drillQuery = (id: string) =>
  queryOptions({ queryKey: [...drillsKey, id], queryFn: ({ signal }) => call<DrillState>("GET", `drills/${id}`, { signal }) });
