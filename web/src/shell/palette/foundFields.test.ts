import { listNames, searchNames } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { expect, test } from "vitest";
import { foundFields } from "./foundFields.ts";

const lists = Object.entries(foundFields).map(([url, fields]) => ({
  url,
  fields,
  entity: Object.values(listEntities).find((each) => each.url === url),
}));

test.each(lists)("records of $url are found where their list can be searched, and named by fields that it shows", ({ fields, entity }) => {
  expect(entity && searchNames(entity).length).toBeGreaterThan(0);
  expect(entity && listNames(entity)).toEqual(expect.arrayContaining([...fields]));
});

test("what a page of a certificate is made of is found by name", () => {
  expect(lists.map(({ url }) => url)).toEqual(expect.arrayContaining(["certificatetemplates", "media"]));
});
