import { expect, test } from "vitest";
import { controlState } from "./controlState.ts";
import { advance, newSession, type SessionEvent } from "./session.ts";
import type { SessionSettings } from "./settings.ts";
import { testSettings } from "../../test/simulator/testSettings.ts";

const all = { manifest: true, open: true, inspected: true, reading: false };
const after = (settings: Partial<SessionSettings>, ...events: SessionEvent[]) =>
  [{ type: "begin", elapsedMs: 0 } as const, ...events].reduce(
    advance,
    newSession(testSettings({ showManifest: true, showInspected: true, ...settings }), [{ viewCount: 1 }]),
  );
const shown: SessionEvent = { type: "shown", elapsedMs: 100 };

test("R-3.153 the control state says what is shown and chosen, and counts what keeps the screen locked", () => {
  const required = { markRequired: true };
  const chosen = after(
    required,
    shown,
    { type: "open", elapsedMs: 200 },
    { type: "categorize", category: "guns", elapsedMs: 300 },
    { type: "hold", elapsedMs: 400 },
  );
  expect(controlState(chosen, all)).toEqual({
    showInspected: true,
    showManifest: true,
    showOpen: true,
    showThreatMarked: false,
    showOverlay: true,
    opened: true,
    category: "guns",
    held: true,
    rejected: false,
    decision: "H",
    uiLocked: 0,
  });
  const rejected = advance(chosen, { type: "reject", elapsedMs: 500 });
  expect(controlState(rejected, { ...all, reading: true })).toMatchObject({ held: false, rejected: true, decision: "R", uiLocked: 1 });
});

test("R-3.153 what course or phase does not allow is not shown, whatever is asked", () => {
  const shut = after({}, shown);
  expect(controlState(shut, all)).toMatchObject({ showOpen: false, showInspected: false, showOverlay: false, showManifest: true });
  const opened = after({ showInspected: false, showManifest: false }, shown, { type: "open", elapsedMs: 200 });
  expect(controlState(opened, all)).toMatchObject({ showOpen: true, showInspected: false, showManifest: false, showOverlay: false });
});

test("R-3.153 the threats are marked after the decision only, and the screen is locked while it is submitted", () => {
  const submitting = after({ feedback: true }, shown, { type: "pass", elapsedMs: 300 });
  expect(controlState(submitting, all)).toMatchObject({ showThreatMarked: false, uiLocked: 1 });
  const told = advance(submitting, { type: "submitted", elapsedMs: 400 });
  expect(controlState(told, all)).toMatchObject({
    showThreatMarked: true,
    showOverlay: true,
    showInspected: false,
    uiLocked: 0,
    opened: false,
  });
  expect(controlState(after({}), all).uiLocked).toBe(1); // the picture is on its way
});
