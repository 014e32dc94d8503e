import { queryOptions } from "@tanstack/react-query";
import type { ImageRegrades } from "@vigil/model/simulator/regrading/imageRegradeWire";
import { call } from "../../api.ts";

const whileUnderWayMs = 1500;

/** Asked again and again while results are being computed anew. */
export const regradesQuery = (imageId: number) =>
  queryOptions({
    queryKey: ["images", "regrades", imageId],
    queryFn: ({ signal }) => call<ImageRegrades>("GET", `images/${imageId}/regrades`, { signal }),
    refetchInterval: ({ state }) => (state.data?.rows.some(({ state: one }) => one === "waiting") ? whileUnderWayMs : false),
  });
