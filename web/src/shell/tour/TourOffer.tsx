import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { toursQuery } from "./tourCalls.ts";

const TourInvitation = lazy(async () => ({ default: (await import("./TourInvitation.tsx")).TourInvitation }));

/** Offers the tour to whoever has neither taken nor refused it, in the page and in nobody's way. */
export function TourOffer() {
  const { data } = useQuery(toursQuery);
  const tour = data?.rows[0]?.tour;
  return (
    tour && (
      <Suspense>
        <TourInvitation tour={tour} />
      </Suspense>
    )
  );
}
