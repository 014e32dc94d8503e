import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { decodeView } from "./decodeView.ts";
import { encodeView } from "./encodeView.ts";
import { codeOf, CHECKSUM_FROM, checksum } from "./viewCode.ts";
import { AIR, type View } from "./view.ts";

const lowCoding = { photons: 16_000, step: 0.5 };
const highCoding = { photons: 24_000, step: 0.5 };

const viewOf = (width: number, height: number, value: (index: number) => number): View => ({
  width,
  height,
  low: Uint16Array.from({ length: width * height }, (_, index) => value(index)),
  high: Uint16Array.from({ length: width * height }, (_, index) => value(index + 7)),
});

test("a view comes back with its size and to a seventh of its own noise", async () => {
  const random = seededRandom(1);
  const view = viewOf(97, 61, () => Math.floor(random.next() * random.next() * AIR));
  const back = await decodeView(await encodeView(view));
  expect([back.width, back.height]).toEqual([97, 61]);
  for (const [energy, coding] of [
    ["low", lowCoding],
    ["high", highCoding],
  ] as const) {
    let squares = 0;
    let count = 0;
    let largest = 0;
    view[energy].forEach((value, index) => {
      const decoded = back[energy][index] ?? 0;
      if (codeOf(value, coding) >= codeOf(AIR, coding)) {
        largest = decoded === AIR ? largest : Infinity;
        return;
      }
      const noise = Math.sqrt((Math.max(value, 1) * AIR) / coding.photons);
      squares += ((decoded - value) / noise) ** 2;
      count++;
      largest = Math.max(largest, Math.abs(decoded - value) / (0.5 * noise + 1));
    });
    expect(largest).toBeLessThan(1);
    expect(Math.sqrt(squares / count)).toBeLessThan(0.16);
  }
});

test("any view survives, and coding what was decoded changes nothing more", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 23 }),
      fc.integer({ min: 1, max: 19 }),
      fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 1, maxLength: 60 }),
      async (width, height, values) => {
        const view = viewOf(width, height, (index) => values[index % values.length] ?? 0);
        const once = await decodeView(await encodeView(view));
        const twice = await decodeView(await encodeView(once));
        expect(twice).toEqual(once);
        const dense = [...view.high.keys()].filter((index) => codeOf(view.high[index] ?? 0, highCoding) < codeOf(AIR, highCoding));
        const codes = ({ high }: View): number[] => dense.map((index) => codeOf(high[index] ?? 0, highCoding));
        expect(codes(once)).toEqual(codes(view));
      },
    ),
    { numRuns: 60 },
  );
});

test("a file that is cut, changed or foreign is refused with a sentence", async () => {
  const file = await encodeView(viewOf(40, 30, (index) => (index * 7919) % AIR));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      await expect(decodeView(file.subarray(0, at))).rejects.toThrow("not an intact X-ray view");
      const changed = file.slice();
      changed[at] = (changed[at] ?? 0) ^ flip;
      await expect(decodeView(changed)).rejects.toThrow("not an intact X-ray view");
    }),
    { numRuns: 80 },
  );
  await expect(decodeView(new Uint8Array(5000))).rejects.toThrow("another kind of file");
});

test("a file cannot announce little and unpack much", async () => {
  const bomb = await encodeView(viewOf(400, 400, () => 20_000));
  const header = new DataView(bomb.buffer);
  header.setUint16(12, 2, true);
  header.setUint16(14, 2, true);
  header.setUint32(8, checksum(bomb.subarray(CHECKSUM_FROM)), true);
  await expect(decodeView(bomb)).rejects.toThrow("cannot be unpacked");
});

test("planes of the wrong size are refused before anything is written", async () => {
  await expect(encodeView({ width: 4, height: 4, low: new Uint16Array(16), high: new Uint16Array(15) })).rejects.toThrow("size");
});

const cargo = { scanner: "G662", picture: "grey", detector: { photonsLow: 1, photonsHigh: 6000 } } as const;

test("a file says which scanner made it and what its picture tells; one without a word is of S160", async () => {
  const view = viewOf(30, 20, (index) => (index * 911) % AIR);
  expect(await decodeView(await encodeView(view))).toMatchObject({ scanner: "S160", picture: "dual" });
  expect(await decodeView(await encodeView(view, cargo))).toMatchObject({ scanner: "G662", picture: "grey", width: 30, height: 20 });
  const dual = { ...cargo, scanner: "H180", picture: "dual", detector: { photonsLow: 9000, photonsHigh: 9000 } } as const;
  const back = await decodeView(await encodeView(view, dual));
  expect(back).toMatchObject({ scanner: "H180", picture: "dual" });
  expect(back.low).not.toEqual(back.high);
});

test("a picture of one energy is written once and read for both", async () => {
  const view = viewOf(300, 200, (index) => (Math.imul(index, 7919) % AIR) & 0xffff);
  const one = await encodeView(view, cargo);
  const two = await encodeView(view, { ...cargo, picture: "dual", detector: { photonsLow: 6000, photonsHigh: 6000 } });
  expect(one.length).toBeLessThan(0.6 * two.length);
  const back = await decodeView(one);
  expect(back.low).toBe(back.high);
  const errors = [...view.high].map((value, index) => (value <= AIR ? Math.abs((back.high[index] ?? 0) - value) : 0));
  expect(Math.max(...errors)).toBeLessThan(0.6 * Math.sqrt((AIR * AIR) / 6000));
});

test("a file whose maker cannot be read is refused", async () => {
  const file = await encodeView(
    viewOf(8, 8, () => 30_000),
    cargo,
  );
  for (const [at, byte] of [
    [48, 9],
    [49, 0],
    [50, 0x20],
  ] as const) {
    const changed = file.slice();
    changed[at] = byte;
    if (at === 49) changed.fill(0, 49, 64);
    new DataView(changed.buffer).setUint32(8, checksum(changed.subarray(CHECKSUM_FROM)), true);
    await expect(decodeView(changed)).rejects.toThrow("what made it");
  }
});
