import { en } from "@vigil/model/phrases/en";
import type { ImageTruth } from "@vigil/model/simulator/wire";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { type SessionUser, userQuery } from "../../shell/user.ts";
import { BagTruth } from "./BagTruth.tsx";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

const empty: ImageTruth = {
  correctDecision: "P",
  threatCategory: null,
  threatDescription: null,
  threatArray: null,
  innocentArray: null,
  innocentItems: null,
};
const requirements = { markRequired: true, categoryRequired: true, multipleMarks: false };

const learner: SessionUser = {
  id: 1,
  username: "learner",
  firstName: "L",
  lastName: "L",
  locale: "en",
  accessLevelId: 1,
  accessLevelCode: "student",
  accessLevel: "Student",
  permissionData: { companies: [] },
  companyId: 1,
  company: { id: 1, name: "Company" },
  domain: { id: 1, name: "demo", title: "Demo", locale: "en", timeZone: "UTC" },
  permissions: [],
  addons: [],
  training: true,
  updatePassword: false,
};

/** The rows of the table, as they are read. */
function rowsOf(truth: ImageTruth, category: string): string[] {
  const state = { credit: "none" as const, decision: "H" as const, category, markedLocations: [{ x: 5, y: 5, view: 0 }] };
  const queries = new QueryClient();
  queries.setQueryData(userQuery.queryKey, learner);
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <BagTruth truth={truth} state={state} settings={requirements} timedOut={false} />
    </QueryClientProvider>,
  );
  return page
    .split("<tr")
    .slice(2)
    .map((row) => row.replaceAll(/<[a-z/][^<>]*>/gu, " "));
}

it("no category and no mark is right where nothing was to be found; where something was, it is told right from wrong", () => {
  const [decision = "", category = "", marks = ""] = rowsOf(empty, "Knives");
  expect(decision).toContain(en.simulator.faults.wrong);
  expect(category).toContain("Knives");
  expect(category).not.toContain(en.simulator.faults.right);
  expect(marks).toContain("1 mark");
  expect(marks).not.toContain(en.simulator.faults.right);
  const threat = { ...empty, correctDecision: "H" as const, threatCategory: "Guns" };
  expect(rowsOf(threat, "Knives")[1]).toContain(en.simulator.faults.wrong);
  expect(rowsOf(threat, "Guns")[1]).toContain(en.simulator.faults.right);
});

it("half the credit says what was right and what was wrong", () => {
  const threat = { ...empty, correctDecision: "R" as const, threatCategory: "Guns" };
  const state = { credit: "half" as const, decision: "H" as const, category: "Guns", markedLocations: [{ x: 5, y: 5, view: 0 }] };
  const queries = new QueryClient();
  queries.setQueryData(userQuery.queryKey, learner);
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <BagTruth truth={threat} state={state} settings={requirements} timedOut={false} />
    </QueryClientProvider>,
  );
  expect(page).toContain("Right: the bag was stopped and the category. Wrong: the decision and the marks.");
});
