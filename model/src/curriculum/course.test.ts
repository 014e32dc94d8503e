import { expect, test } from "vitest";
import { course } from "./course.ts";

test("R-2.079 R-2.080 a course with a layout or console type that the simulator does not have is refused", () => {
  const { schema } = course.fields.simConfig;
  expect(schema.safeParse({}).success).toBe(true);
  expect(schema.parse({ layout: "l3", model: "px", viewCount: 3 })).toEqual({ layout: "l3", model: "px", viewCount: 3 });
  expect(schema.safeParse({ layout: "px" }).success).toBe(false);
  expect(schema.safeParse({ model: "l3" }).success).toBe(false);
});
