import { expect, test } from "vitest";
import { cosine } from "./cosine.ts";
import { sine } from "./sine.ts";

test("sine and cosine agree with the engine's to twelve digits over several turns", () => {
  for (let step = -4000; step <= 4000; step++) {
    const angle = step * 0.0051;
    expect(Math.abs(sine(angle) - Math.sin(angle))).toBeLessThan(1e-12);
    expect(Math.abs(cosine(angle) - Math.cos(angle))).toBeLessThan(1e-12);
  }
});
