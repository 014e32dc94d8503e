import { expect, it } from "vitest";
import { saidName } from "./saidName.ts";

it("a name of the data is read as words", () => {
  expect(["safetyOfficer", "site_code", "IATA", "x-ray.unit2Name", "رمز الموقع", ""].map(saidName)).toEqual([
    "Safety officer",
    "Site code",
    "Iata",
    "X ray unit2 name",
    "رمز الموقع",
    "",
  ]);
});
