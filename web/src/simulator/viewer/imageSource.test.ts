import { encodeView } from "@vigil/xray/file/encodeView";
import { expect, test } from "vitest";
import { createImageSource } from "./imageSource.ts";
import { offers } from "./offers.ts";
import type { Enhancement } from "./presentation.ts";
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

test("views fetched ahead are at hand, and the oldest of more than fifteen are let go", async () => {
  const { images } = await source();
  images.prefetch([file(1), file(2)]);
  await images.load(file(1));
  await images.load(file(2));
  for (let number = 3; number <= 16; number++) await images.load(file(number));
  expect([1, 2, 16].map((number) => images.peek(file(number).url) !== undefined)).toEqual([false, true, true]);
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

test("memory stays bounded over 500 bags", async () => {
  const images = createImageSource(
    () => Promise.resolve(new Response(new Uint8Array(1))),
    (id) =>
      Promise.resolve({ kind: "measured", ...view, scanner: "S160", picture: "dual", id, bag: { x: 0, y: 0, width: 32, height: 24 } }),
  );
  for (let bag = 0; bag < 500; bag++) {
    await images.load(file(bag));
    images.prefetch([file(bag + 1), file(bag + 2)]);
  }
  const held = Array.from({ length: 503 }, (_, bag) => images.peek(file(bag).url)).filter((scan) => scan !== undefined);
  expect(held.length).toBeLessThanOrEqual(15);
  expect(images.peek(file(499).url)).toBeDefined();
});

const picture = { width: 2000, height: 1000 } as ImageBitmap;

test("a view of finished pictures is a scan as well, with the progress of all of them", async () => {
  const asked: string[] = [];
  const images = createImageSource(
    (url) => {
      asked.push(url);
      return Promise.resolve(new Response(new Uint8Array(10)));
    },
    readScan,
    () => Promise.resolve(picture),
  );
  const shares: number[] = [];
  const pictures = [
    { enhancement: "COL", url: "/views/1/COL", bytes: 10 },
    { enhancement: "NEG", url: "/views/1/NEG", bytes: 10 },
  ] as const;
  const scan = await images.load({ url: "/views/1", bytes: 20, pictures }, (share) => shares.push(share));
  expect(scan).toMatchObject({ kind: "rendered", width: 2000, height: 1000, bag: { x: 0, y: 0, width: 2000, height: 1000 } });
  expect(asked.toSorted()).toEqual(["/views/1/COL", "/views/1/NEG"]);
  expect(shares.at(-1)).toBe(1);
  expect(["NEG", "BW", "O2"].map((name) => offers(scan, name as Enhancement))).toEqual([true, true, false]);
});

test("of large pictures fewer views are kept", async () => {
  const images = createImageSource(
    () => Promise.resolve(new Response(new Uint8Array(1))),
    readScan,
    () => Promise.resolve({ width: 5000, height: 2500 } as ImageBitmap),
  );
  const pictureFile = (number: number) => ({
    ...file(number),
    pictures: [{ enhancement: "COL", url: `/views/${number}/COL`, bytes: 1 }] as const,
  });
  for (let number = 1; number <= 5; number++) await images.load(pictureFile(number));
  expect([1, 2, 3, 4, 5].filter((number) => images.peek(file(number).url) !== undefined)).toEqual([3, 4, 5]);
});
