import { advance, newSession, type Session } from "@vigil/model/simulator/session";
import { sessionSettingsOf, simConfigSchema, simulatorConfigurationSchema } from "@vigil/model/simulator/settings";
import { expect, test } from "vitest";
import type { Action } from "../session/sessionRun.ts";
import { controlsOf, decisionActions } from "./controlsOf.ts";

const looking = (practiceMarkThreats: boolean, practiceCategorizeThreats: boolean): Session => {
  const configuration = simulatorConfigurationSchema.parse({ practiceMarkThreats, practiceCategorizeThreats });
  const settings = sessionSettingsOf("Practice", configuration, simConfigSchema.parse({}), {});
  return after(newSession(settings, [{ viewCount: 2 }]), { type: "begin" }, { type: "shown" });
};
const after = (session: Session, ...actions: Action[]): Session =>
  actions.reduce<Session>((current, action) => advance(current, { ...action, elapsedMs: 1000 }), session);

test("R-4.010 a reject that needs a mark and a category says what is missing until it can be confirmed", () => {
  const session = looking(true, true);
  expect(controlsOf(session)).toMatchObject({ hint: "choose", confirmShown: true, enabled: { confirm: false, cancel: false } });
  const rejected = after(session, decisionActions.reject);
  expect(controlsOf(rejected)).toMatchObject({ chosen: "reject", hint: "both", enabled: { confirm: false, cancel: true } });
  const marked = after(rejected, { type: "mark", x: 1, y: 2, view: 0 });
  expect(controlsOf(marked)).toMatchObject({ hint: "category", enabled: { confirm: false } });
  expect(controlsOf(after(marked, { type: "categorize", category: "knives" }))).toMatchObject({
    hint: "confirm",
    enabled: { confirm: true },
  });
});

test("R-4.011 without marks and categories there is nothing to confirm", () => {
  expect(controlsOf(looking(false, false))).toMatchObject({ confirmShown: false });
});

test("R-4.024 after cancel nothing is chosen", () => {
  const chosen = after(
    looking(true, true),
    decisionActions.hold,
    { type: "mark", x: 1, y: 2, view: 0 },
    { type: "categorize", category: "knives" },
  );
  expect(controlsOf(after(chosen, decisionActions.cancel))).toMatchObject({ chosen: null, hint: "choose", enabled: { cancel: false } });
});

test("nothing can be chosen between two images", () => {
  const passed = after(looking(true, true), decisionActions.pass);
  expect(controlsOf(passed)).toMatchObject({ choosing: false, enabled: { pass: false, hold: false, reject: false } });
});
