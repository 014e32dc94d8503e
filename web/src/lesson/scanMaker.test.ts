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
  const both = steps.map((_, index) => maker.make(order, { onShare: (share) => (steps[index] = share) }));
  expect(start).toHaveBeenCalledTimes(1);
  expect(orders).toHaveLength(1);
  const key = orders[0]?.key ?? "";
  say({ key, share: 0.3 });
  expect(steps).toEqual([0.3, 0.3]);
  say({ key, made: scan });
  expect(await Promise.all(both)).toEqual([scan, scan]);
});

test("scans are made one at a time: what somebody is about to see before what is made ahead of them, the rest as the page has it", () => {
  const { maker, orders, say } = scanner();
  const [first, second, third, fourth] = [1, 2, 3, 4].map((seed): LessonOrder => ({ subject: { show: "bag", seed }, look: [] }));
  for (const one of [first!, second!, third!, fourth!]) void maker.make(one);
  maker.hurry(third!);
  const begun = () => orders.map((one) => one.order);
  expect(begun()).toEqual([first]);
  say({ key: orders[0]!.key, made: scan });
  expect(begun()).toEqual([first, third]);
  say({ key: orders[1]!.key, made: scan });
  say({ key: orders[2]!.key, made: scan });
  expect(begun()).toEqual([first, third, second, fourth]);
});

test("what a scan will show is told to those who asked before it was there and to those who ask after", () => {
  const { maker, orders, say } = scanner();
  const seen: (readonly unknown[])[] = [];
  void maker.make(order, { onCoarse: (scans) => seen.push(scans) });
  const coarse: LessonScan["scans"] = [];
  say({ key: orders[0]!.key, coarse });
  void maker.make(order, { onCoarse: (scans) => seen.push(scans) });
  expect(seen).toEqual([coarse, coarse]);
});

test("a scan that fails says why and can be asked for again", async () => {
  const { maker, orders, say } = scanner();
  const first = maker.make(order);
  say({ key: orders[0]?.key ?? "", failure: "No room." });
  await expect(first).rejects.toThrow("No room.");
  void maker.make(order);
  expect(orders).toHaveLength(2);
});

test("a worker that breaks fails its scans, and the next one begins anew", async () => {
  const { maker, start, terminate, break: breakDown } = scanner();
  const first = maker.make(order);
  breakDown();
  await expect(first).rejects.toThrow("could not start");
  expect(terminate).toHaveBeenCalledTimes(1);
  void maker.make(order);
  expect(start).toHaveBeenCalledTimes(2);
});

test("leaving the page ends the worker", async () => {
  const { maker, terminate } = scanner();
  const first = maker.make(order);
  maker.stop();
  await expect(first).rejects.toThrow("left");
  expect(terminate).toHaveBeenCalledTimes(1);
});
