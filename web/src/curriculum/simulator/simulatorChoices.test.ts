import { expect, test } from "vitest";
import { simConfigSchema } from "@vigil/model/simulator/settings";
import { categoriesOf, simulatorChoices, withCategory, withSetting } from "./simulatorChoices.ts";

test("a setting is set and taken away again, and what the form does not know stays", () => {
  const config = { imageDir: "bags/2024", runMode: "autohold" };
  expect(withSetting(config, "model", "hiscan")).toEqual({ ...config, model: "hiscan" });
  expect(withSetting(config, "runMode", undefined)).toEqual({ imageDir: "bags/2024" });
});

test("a category is called something else, or again as in the library", () => {
  const called = withCategory({}, "guns", "Weapons");
  expect(categoriesOf(called)).toEqual({ guns: "Weapons" });
  expect(withCategory(called, "guns", " ")).toEqual({});
});

test("whatever the form offers the simulator knows", () => {
  for (const choice of Object.values(simulatorChoices).flat())
    for (const value of "options" in choice ? choice.options : [true, false])
      expect({ choice, known: simConfigSchema.safeParse({ [choice.name]: value }).success }).toEqual({ choice, known: true });
});
