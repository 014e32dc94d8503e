/** How somebody stands to the time at the X-ray screen that a program asks for in each period. */
export const dutyStandings = ["reached", "short", "none"] as const;
export type DutyStanding = (typeof dutyStandings)[number];

interface Duty {
  seconds: number;
  neededSeconds: number;
}

/** Seconds that are still owed in the period. */
export const owedSeconds = ({ seconds, neededSeconds }: Duty): number => Math.max(0, neededSeconds - seconds);
