import { expect, test } from "vitest";
import { kindSource } from "./kindSource.ts";

test("a learner sees the things of an opened bag from the object library, who tries a console from the catalogue, nobody else asks for any", () => {
  expect(kindSource(["training:take", "images:view"])?.pictures).toBe("/api/training/object-library/kinds");
  expect(kindSource(["images:view"])?.pictures).toBe("/api/catalogue");
  expect(kindSource(["audit:view"])).toBeNull();
});
