import { expect, test } from "vitest";
import { acknowledge, addAlert, duplicateSuppressionMs, emptyQueue, type Alert } from "./alertQueue.ts";

const lost: Alert = { kind: "error", text: "The connection was lost." };
const saved: Alert = { kind: "info", text: "Saved." };

test("R-4.032 alerts wait in the order they came, and acknowledging one shows the next", () => {
  const queue = addAlert(addAlert(emptyQueue, lost, 0), saved, 10);
  expect(queue.waiting).toEqual([lost, saved]);
  expect(acknowledge(queue).waiting).toEqual([saved]);
  expect(acknowledge(acknowledge(queue)).waiting).toEqual([]);
});

test("R-4.033 an identical alert within the window is skipped, even when the first was acknowledged", () => {
  const queue = acknowledge(addAlert(emptyQueue, lost, 0));
  expect(addAlert(queue, { ...lost }, 999).waiting).toEqual([]);
});

test("R-4.033 the same words as another kind of alert are not identical", () => {
  expect(addAlert(addAlert(emptyQueue, lost, 0), { ...lost, kind: "warning" }, 1).waiting).toHaveLength(2);
});

test("R-4.033 after the window the same alert is shown again", () => {
  expect(addAlert(addAlert(emptyQueue, lost, 0), lost, 1_000).waiting).toHaveLength(2);
});

test("R-9.009 the window is one second unless told otherwise", () => {
  expect(duplicateSuppressionMs).toBe(1_000);
  expect(addAlert(addAlert(emptyQueue, lost, 0, 50), lost, 60, 50).waiting).toHaveLength(2);
});
