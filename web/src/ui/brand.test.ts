import { expect, test } from "vitest";
import { brandShades, contrastToWhite } from "./brand.ts";

test("a colour that white can be read on stays as it is", () => {
  expect(brandShades("#7a1f5c")?.brand).toBe("#7a1f5c");
  expect(brandShades("#036")?.brand).toBe("#003366");
});

test.each(["#ffcc00", "#00ff88", "#ffffff", "#9ad"])("%s is darkened until white can be read on it", (hex) => {
  const { brand, strong } = brandShades(hex)!;
  expect(contrastToWhite(brand)).toBeGreaterThanOrEqual(4.5);
  expect(contrastToWhite(brand)).toBeLessThan(4.9); // and no further
  expect(contrastToWhite(strong)).toBeGreaterThan(contrastToWhite(brand));
});

test("what is no colour changes nothing", () => expect(["", "red", "#12", "url(x)"].map(brandShades)).toEqual(Array(4).fill(undefined)));
