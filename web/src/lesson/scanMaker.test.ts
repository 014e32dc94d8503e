import { expect, test, vi } from "vitest";
import type { LessonOrder, LessonScan, ScanAnswer, ScanOrder } from "./lessonScan.ts";
import { createScanMaker } from "./scanMaker.ts";

const order: LessonOrder = { subject: { show: "calibration" }, look: [] };
const bag: LessonScan["bag"] = {
  bagType: "",
  width: 1,
  height: 1,
  manifest: [],
  contents: [],
  decision: "P",
  category: null,
  threatDescription: null,
  threats: [],
  innocents: [],
  difficulty: 1,
};
const scan: LessonScan = { scans: [], outlines: [], bag };

function scanner() {
  const target = new EventTarget();
  const orders: ScanOrder[] = [];
  const terminate = vi.fn<() => void>();
  const worker = {
    postMessage: (message: ScanOrder) => void orders.push(message),
    addEventListener: target.addEventListener.bind(target),
    terminate,
  };
  const start = vi.fn<() => typeof worker>(() => worker);
  const say = (answer: ScanAnswer) => target.dispatchEvent(new MessageEvent("message", { data: answer }));
  return { maker: createScanMaker(start), orders, start, terminate, say, break: () => target.dispatchEvent(new Event("error")) };
}

test("a page that shows the same scan twice has it made once, and both hear of the progress", async () => {
  const { maker, orders, start, say } = scanner();
  const steps = [0, 0];
  const both = steps.map((_, index) => maker.make(order, (step) => (steps[index] = step)));
  expect(start).toHaveBeenCalledTimes(1);
  expect(orders).toHaveLength(1);
  const key = orders[0]?.key ?? "";
  say({ key, step: 3 });
  expect(steps).toEqual([3, 3]);
  say({ key, made: scan });
  expect(await Promise.all(both)).toEqual([scan, scan]);
});

test("a scan that fails says why and can be asked for again", async () => {
  const { maker, orders, say } = scanner();
  const first = maker.make(order, () => undefined);
  say({ key: orders[0]?.key ?? "", failure: "No room." });
  await expect(first).rejects.toThrow("No room.");
  void maker.make(order, () => undefined);
  expect(orders).toHaveLength(2);
});

test("a worker that breaks fails its scans, and the next one begins anew", async () => {
  const { maker, start, terminate, break: breakDown } = scanner();
  const first = maker.make(order, () => undefined);
  breakDown();
  await expect(first).rejects.toThrow("could not start");
  expect(terminate).toHaveBeenCalledTimes(1);
  void maker.make(order, () => undefined);
  expect(start).toHaveBeenCalledTimes(2);
});

test("leaving the page ends the worker", async () => {
  const { maker, terminate } = scanner();
  const first = maker.make(order, () => undefined);
  maker.stop();
  await expect(first).rejects.toThrow("left");
  expect(terminate).toHaveBeenCalledTimes(1);
});
