import { queryOptions } from "@tanstack/react-query";
import type { BarredCount } from "@vigil/model/compliance/authority/standingListWire";
import { readTogether } from "../../readTogether.ts";

/** How many may not work today: asked for with what else a home asks for. */
export const barredQuery = queryOptions({
  queryKey: ["standings", "barredCount"],
  queryFn: ({ signal }) => readTogether<BarredCount>("standings/barred", signal),
});
