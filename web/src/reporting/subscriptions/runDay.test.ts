import { subscription } from "@vigil/model/reporting/subscription";
import { expect, it } from "vitest";
import { runDay, runInstant } from "./runDay.ts";

const zone = "Pacific/Auckland";

it("the day of a report's next run is that of the domain's clocks, and comes back as it was chosen", () => {
  expect(runDay("2026-11-22T18:00:00Z", zone)).toBe("2026-11-23");
  const chosen = runInstant({ day: "2026-11-30", unfinished: false }, "07:00", zone);
  expect(chosen).toBe("2026-11-29T18:00:00Z");
  expect(runDay(chosen!, zone)).toBe("2026-11-30");
});

it("a day that is half written is kept for its field to refuse, and an empty one is none", () => {
  expect(runInstant({ day: "", unfinished: true }, "07:00", zone)).toBe("0001-01");
  expect(runDay("0001-01", zone)).toBe("");
  expect(runInstant({ day: "0002-11-30", unfinished: false }, "07:00", zone)).toBe("0002-11-30");
  expect(runDay("0002-11-30", zone)).toBe("0002-11-30");
  for (const refused of ["0001-01", "0002-11-30"]) expect(subscription.fields.nextRunAt.schema.safeParse(refused).success).toBe(false);
  expect(runInstant({ day: "", unfinished: false }, "07:00", zone)).toBeNull();
});
