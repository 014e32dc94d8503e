import { lazy, Suspense } from "react";
import { shownTour } from "./tourCalls.ts";

const TourSteps = lazy(async () => ({ default: (await import("./TourSteps.tsx")).TourSteps }));

/** The tour that was asked for. */
export function TourDialog() {
  const tour = shownTour.use();
  return (
    tour && (
      <Suspense>
        <TourSteps key={tour} tour={tour} />
      </Suspense>
    )
  );
}
