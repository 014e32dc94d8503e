/** What a learner's home shows of renewals, fetched at once and only where there is one. */
export { LapsedAwayCard } from "./LapsedAwayCard.tsx";
export { LapsedTag } from "./LapsedTag.tsx";
export { RenewalCard } from "./RenewalCard.tsx";
export { RenewalRow } from "./RenewalRow.tsx";
