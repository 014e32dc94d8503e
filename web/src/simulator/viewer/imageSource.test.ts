import { encodeView } from "@vigil/xray/file/encodeView";
import { expect, test } from "vitest";
import { createImageSource } from "./imageSource.ts";
import { readScan } from "./readScan.ts";

const view = { width: 32, height: 24, low: new Uint16Array(768).fill(60_000), high: new Uint16Array(768).fill(60_000) };
const file = (number: number) => ({ url: `/views/${number}`, bytes: 1000 });

async function source() {
  const bytes = Uint8Array.from(await encodeView(view));
  const asked: string[] = [];
  const images = createImageSource((url) => {
    asked.push(url);
    return Promise.resolve(new Response(bytes));
  }, readScan);
  return { images, asked };
}

test("R-7.078 loading a view reports its progress up to the whole", async () => {
  const { images } = await source();
  const shares: number[] = [];
  const scan = await images.load({ url: "/views/1", bytes: 1 }, (share) => shares.push(share));
  expect(scan).toMatchObject({ id: "/views/1", width: 32, height: 24 });
  expect(shares.at(-1)).toBe(1);
});

test("a view is fetched once, however often it is asked for at the same time", async () => {
  const { images, asked } = await source();
  await Promise.all([images.load(file(1)), images.load(file(1))]);
  await images.load(file(1));
  expect(asked).toEqual(["/views/1"]);
});

test("views fetched ahead are at hand, and the oldest of more than six are let go", async () => {
  const { images } = await source();
  images.prefetch([file(1), file(2)]);
  await images.load(file(1));
  await images.load(file(2));
  for (const number of [3, 4, 5, 6, 7]) await images.load(file(number));
  expect([1, 2, 7].map((number) => images.peek(file(number).url) !== undefined)).toEqual([false, true, true]);
});

test("a view that failed ahead is asked for again when it is needed", async () => {
  const bytes = Uint8Array.from(await encodeView(view));
  let failures = 1;
  const images = createImageSource(
    () => (failures-- > 0 ? Promise.reject(new Error("offline")) : Promise.resolve(new Response(bytes))),
    readScan,
  );
  images.prefetch([file(1)]);
  await images.load(file(1)).catch(() => undefined);
  expect((await images.load(file(1))).width).toBe(32);
});
