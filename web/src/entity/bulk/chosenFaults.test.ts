import { company } from "@vigil/model/organization/company";
import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { chosenFaults } from "./chosenFaults.ts";

beforeAll(() => i18next.init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }));

test("a field that was chosen and given nothing, or nothing sound, is at fault, whatever the others are given", () => {
  expect(Object.keys(chosenFaults(company, { region: "East", name: undefined }))).toEqual(["name"]);
  expect(Object.keys(chosenFaults(company, { region: "East", name: "" }))).toEqual(["name"]);
  expect(chosenFaults(company, { region: "East", name: "North" })).toEqual({});
});
