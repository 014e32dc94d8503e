import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { beforeAll, expect, it } from "vitest";
import { shownPage, speakEnglish } from "../../../test/shell/shownPage.tsx";
import { ClassCard } from "./ClassCard.tsx";

beforeAll(speakEnglish);

const program = {
  id: 4,
  title: "Cabin",
  complete: false,
  courses: [],
  programStatus: { status: "n", complete: false, dueAt: null, expiryAt: null, renewable: false },
} as unknown as TrainingProgram;
const owed = { programId: 4, until: "2026-12-31", seconds: 0, neededSeconds: 21_600 } as XrayTime;
const card = (hours: XrayTime[]) =>
  shownPage(<ClassCard domain="airport" program={program} hours={hours} />, { permissions: ["training:take"] });

it("a program for which hours are owed is not said to have no date: it names the day that home names", async () => {
  expect(await card([])).toContain("No due date");
  const html = await card([owed]);
  expect(html).not.toContain("No due date");
  expect(html).toMatch(/Hours at the X-ray.*by Dec 31, 2026/u);
  expect(await card([{ ...owed, seconds: 21_600 }])).toContain("No due date");
});
