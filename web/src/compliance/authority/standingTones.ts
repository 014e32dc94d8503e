import type { WorkStanding } from "@vigil/model/reporting/measures/workStanding";

export const standingTones = { met: "good", short: "warn", barred: "bad" } as const satisfies Record<WorkStanding, string>;
