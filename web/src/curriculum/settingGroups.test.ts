import { settingKeys } from "@vigil/model/curriculum/configurationSettings";
import { expect, test } from "vitest";
import { settingGroups } from "./settingGroups.ts";

test("every setting of a configuration has one place in its form", () => {
  const placed: string[] = Object.values(settingGroups).flat();
  expect(placed.toSorted((one, other) => one.localeCompare(other))).toEqual(
    Object.keys(settingKeys).toSorted((one, other) => one.localeCompare(other)),
  );
});
