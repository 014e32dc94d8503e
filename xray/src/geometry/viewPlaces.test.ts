import { expect, test } from "vitest";
import { scannerT160 } from "./tomographScanner.ts";
import { viewPlaces } from "./viewPlaces.ts";

test("a place of the tunnel lies on the ray of the pixel that shows it, in the plane of that pixel's line", () => {
  for (const geometry of scannerT160.views) {
    const view = viewPlaces(scannerT160, geometry);
    for (const place of [
      [0, 0, 100],
      [-210, 140.4, 30],
      [180, -300, 260],
    ] as const) {
      const { x, y } = view.pixelOf(place);
      expect(view.alongOf(x)).toBeCloseTo(place[1], 6);
      const { source, direction } = view.rayOf(y);
      const [right, up] = [place[0] - source[0], place[2] - source[1]];
      expect(Math.abs(right * direction[1] - up * direction[0])).toBeLessThan(0.05);
      expect(right * direction[0] + up * direction[1]).toBeGreaterThan(0);
    }
  }
});
