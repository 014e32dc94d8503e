import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { lazy, Suspense } from "react";

const StandingWords = lazy(async () => ({ default: (await import("./StandingWords.tsx")).StandingWords }));

/** What a rule says of somebody, fetched where there is a rule at all. */
export const RuleWords = ({ standing }: { standing: RuleStanding }) => (
  <Suspense>
    <StandingWords standing={standing} />
  </Suspense>
);
