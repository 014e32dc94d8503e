import { pictureAt } from "@vigil/model/simulator/pictureAt";
import { addStep, decodeTrace, encodeTrace, noTrace } from "@vigil/model/simulator/trace";
import fc from "fast-check";
import { expect, test } from "vitest";
import { clipped, cursorAt, magnifiedTo, scaled, turned, volumeDefaults, type VolumeShown, windowed } from "./volumeShown.ts";
import { replayedVolume, volumeSteps } from "./volumeTrace.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const angle = fc.double({ min: -3, max: 3, noNaN: true });
const change: fc.Arbitrary<(shown: VolumeShown) => VolumeShown> = fc.oneof(
  fc.tuple(angle, angle, angle).map(
    ([right, up, plane]) =>
      (shown: VolumeShown) =>
        turned(shown, right, up, plane),
  ),
  fc.tuple(share, share, share).map((place) => (shown: VolumeShown) => cursorAt(shown, place)),
  share.map((factor) => (shown: VolumeShown) => scaled(shown, 0.5 + factor)),
  share.map((value) => (shown: VolumeShown) => clipped(shown, 1, "to", value)),
  share.map((value) => (shown: VolumeShown) => windowed(shown, { level: 8 * value, width: 1 + value })),
  share.map((x) => (shown: VolumeShown) => magnifiedTo(shown, "along", { factor: 2, x, y: 0.4 })),
  fc.constantFrom("body", "level").map((main) => (shown: VolumeShown) => ({ ...shown, main })),
);

test("whatever was done to a volume, its recording shows it as it was, to what a recording keeps", () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      let shown: VolumeShown = volumeDefaults;
      let trace = noTrace;
      changes.forEach((how, place) => {
        const next = how(shown);
        for (const step of volumeSteps(shown, next)) trace = addStep(trace, { ...step, atMs: 2_000 * (place + 1) });
        shown = next;
      });
      const kept = decodeTrace(encodeTrace(trace)) ?? noTrace;
      const back = replayedVolume(pictureAt(kept, 1_000_000).volume);
      const numbers = (of: VolumeShown) => [of.rotation, of.cursor, of.clipFrom, of.clipTo].flat();
      numbers(back).forEach((number, place) => expect(Math.abs(number - numbers(shown)[place]!)).toBeLessThan(0.003));
      for (const part of ["scale", "level", "width", "threshold", "opacity"] as const) expect(back[part]).toBeCloseTo(shown[part], 1);
      expect(back.main).toBe(shown.main);
      expect(back.magnified.along.x).toBeCloseTo(shown.magnified.along.x, 2);
    }),
    { seed: 7 },
  );
});

test("what was not touched is no step", () => {
  expect(volumeSteps(volumeDefaults, { ...volumeDefaults })).toEqual([]);
  expect(volumeSteps(volumeDefaults, cursorAt(volumeDefaults, [0.1, 0.2, 0.3]))).toEqual([{ kind: "slice", at: [0.1, 0.2, 0.3] }]);
});
