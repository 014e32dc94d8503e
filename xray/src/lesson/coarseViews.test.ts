import { expect, test } from "vitest";
import { decodeView } from "../file/decodeView.ts";
import { AIR } from "../file/view.ts";
import { coarseViews } from "./coarseViews.ts";
import type { LessonItem } from "./lessonSubject.ts";
import { scanLesson } from "./scanLesson.ts";

test("views in larger pixels show at the same places what the scan then shows", async () => {
  const box = (material: string): LessonItem => ({ solid: "box", material, size: [90, 60, 40] });
  let coarse: ReturnType<typeof coarseViews> = [];
  const row = { show: "row", places: [[box("polyethylene")], [{ article: "pistol" }], [box("steel/iron")]] } as const;
  const { views } = await scanLesson(row, undefined, (packed, scanner) => (coarse = coarseViews(scanner, packed)));
  expect(coarse).toHaveLength(2);
  for (const [index, file] of views.entries()) {
    const fine = await decodeView(file);
    const { width, height, scanner, picture, low, high } = coarse[index]!;
    expect([width, height, scanner, picture]).toEqual([fine.width, fine.height, fine.scanner, fine.picture]);
    for (const [seen, wanted] of [
      [low, fine.low],
      [high, fine.high],
    ] as const) {
      const far = seen.map((value, at) => Math.abs(value - wanted[at]!));
      const dark = wanted.reduce((count, value) => count + Number(value < 0.9 * AIR), 0);
      expect(dark).toBeGreaterThan(5_000);
      // Only at edges they are apart: shifted by a single pixel of the scan, or by one of its own, three times as much would be.
      expect(far.reduce((sum, one) => sum + one, 0) / dark / AIR).toBeLessThan(0.06);
    }
  }
}, 60_000);
