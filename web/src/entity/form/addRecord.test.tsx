import { company } from "@vigil/model/organization/company";
import { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import { user } from "@vigil/model/organization/user";
import type { Entity } from "@vigil/model/entity/entity";
import { beforeAll, expect, it, vi } from "vitest";
import { shownPage, speakEnglish } from "../../../test/shell/shownPage.tsx";
import { placeOf } from "../../loadPlace.ts";
import { optionsQuery } from "../entityCalls.ts";
import { listAt } from "../list/lists.ts";
import { recordPlaceQuery } from "../record/recordPlace.ts";
import { AddRecord } from "./AddRecord.tsx";

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/airport", search: "" });
  vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => {} });
  await speakEnglish();
});

/** The form of a new record, as a reader with these rights meets it. */
async function form(of: Entity, permissions: readonly string[]): Promise<string> {
  const list = listAt(of.url)!;
  const place = recordPlaceQuery(list, placeOf);
  const companies = optionsQuery(company, { id: "1,7" });
  return shownPage(<AddRecord domain="airport" list={list} />, {
    permissions: [`${of.plural}:add`, `${of.plural}:view`, ...permissions],
    reader: { companyId: 1, permissionData: { companies: [7] } },
    queries: [
      [place.queryKey, await place.queryFn!({} as never)],
      [
        companies.queryKey,
        [
          { id: 1, name: "North" },
          { id: 7, name: "Pier 7" },
        ],
      ],
    ],
  });
}

it("a rule of who sees some companies begins with these, and is not said to be everybody's where none is named", async () => {
  const own = await form(assignmentRule, []);
  expect(own).toContain("North</bdi>");
  expect(own).toContain("Pier 7</bdi>");
  expect(own).toContain("People of any of these.");
  expect(own).not.toContain("empty means of every company");
  const all = await form(assignmentRule, ["companies:all"]);
  expect(all).not.toContain("Pier 7");
  expect(all).toContain("empty means of every company");
});

it("a new person is to change the password they are given, unless somebody unticks it", async () => {
  expect(await form(user, ["companies:all"])).toMatch(/<input type="checkbox" name="forcePasswordChange" checked=""/u);
});
