import { company } from "@vigil/model/organization/company";
import { expect, test } from "vitest";
import { ApiProblem } from "../../apiProblem.ts";
import { fieldError, serverErrors } from "./formErrors.ts";

test("R-8.120 an error that names a field belongs to that field", () => {
  const problem = new ApiProblem(409, { code: "CompanyConflict", message: "Taken.", field: "name" });
  expect(serverErrors(company, problem)).toEqual({ name: "Taken." });
});

test("R-8.120 every fault of a refused body belongs to its field, also inside an array of records", () => {
  const faults = [
    { field: "0.name", code: "FieldRequired", message: "Required." },
    { field: "0.contactEmail", code: "FieldTooLong", message: "Too long.", maximum: 200 },
  ];
  expect(
    serverErrors(company, new ApiProblem(422, { code: "FieldRequired", field: "0.name", message: "Required.", details: { faults } })),
  ).toEqual({
    name: "Required.",
    contactEmail: "Too long.",
  });
});

test("R-8.120 an error without a field of the form belongs to no field", () => {
  expect(serverErrors(company, new ApiProblem(423, { code: "CompanyLocked" }))).toEqual({});
  expect(serverErrors(company, new ApiProblem(422, { code: "FieldUnknown", field: "password" }))).toEqual({});
});

test("a value is checked by the schema of its declaration", () => {
  expect(fieldError(company.fields.name, "Harbour Freight")).toBeUndefined();
  expect(fieldError(company.fields.name, "")).toBeDefined();
  expect(fieldError(company.fields.name, "x".repeat(101))).toBeDefined();
  expect(fieldError(company.fields.timeZone, null)).toBeUndefined();
});
