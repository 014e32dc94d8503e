import { expect, test } from "vitest";
import { industries } from "./imageLibrary/imageLibrary.ts";
import { en } from "./phrases/en.ts";
import { listEntities, type ListEntityName } from "./lists.ts";

/** A add, E edit, C copy, D delete, T activate; what else a list does has tests of its own. */
const letters = { A: "add", E: "edit", C: "copy", D: "delete", T: "activate" } as const;

/** What was decided for each list where the specification is silent. */
const decided: Partial<Record<ListEntityName, string>> = {
  accessLevel: "AECDT",
  certificateTemplate: "AECDT",
  company: "AECDT",
  configuration: "AECDT",
  course: "AECDT",
  courseStatus: "",
  credit: "AED",
  domain: "AECT", // it is only ever deactivated
  domainCode: "AECDT",
  event: "",
  group: "AECDT",
  identityProvider: "AECDT",
  image: "AED",
  imageLibrary: "AECDT",
  notification: "AECDT",
  program: "AECDT",
  programGroup: "AECDT",
  programStatus: "",
  quiz: "AECDT",
  resource: "AEDT",
  user: "AECDT",
};

test("R-2.025 each list offers the actions decided for it", () => {
  const offered = Object.keys(decided).map((name) => {
    const { actions } = listEntities[name as ListEntityName];
    const known = Object.entries(letters).filter(([, action]) => actions.some((one) => one === action));
    return [name, known.map(([letter]) => letter).join("")];
  });
  expect(Object.fromEntries(offered)).toEqual(decided);
});

test("R-3.005 lists without a sort of the specification's own sort by name, by description where there is none, by id else, images by their number", () => {
  const named = ["accessLevel", "certificateTemplate", "companyTemplate", "domainCode"] as const;
  for (const name of named) expect([name, listEntities[name].sortBy]).toEqual([name, "asc(name)"]);
  expect(listEntities.notification.sortBy).toBe("asc(description)");
  expect(listEntities.credit.sortBy).toBe("desc(id)");
  expect(listEntities.image.sortBy).toBe("asc(imageId)");
});

test("R-3.006 the lists without fields of the specification's own have the fields decided for them", () => {
  const has = (name: ListEntityName, fields: string[]) =>
    expect(Object.keys(listEntities[name].fields)).toEqual(expect.arrayContaining(fields));
  has("certificateTemplate", ["name", "description", "kind", "page", "orientation", "margin", "border", "active"]);
  has("company", ["name", "code", "region", "address", "contactName", "contactEmail", "active", "kind", "locked", "data"]);
  has("imageLibrary", ["name", "description", "templateVersion", "threatCategories", "industry", "oem", "console", "active"]);
});

test("R-9.049 industries and statuses have names that people read", () => {
  expect(industries.map((code) => en.records.imageLibrary.options.industry[code])).toEqual([
    "Aviation",
    "Biosecurity",
    "Cabin baggage",
    "Hold baggage",
    "Court houses",
    "Cargo",
    "Freight forwarding",
    "Government sites",
    "Land transport",
    "Mail rooms",
    "Nuclear installations",
    "Ports and borders",
  ]);
  for (const { options } of [en.records.programStatus, en.records.courseStatus])
    expect(options.status).toEqual({ a: "Attempted", c: "Complete", n: "Not attempted" });
});
