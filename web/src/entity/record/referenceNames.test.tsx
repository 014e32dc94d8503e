import { company } from "@vigil/model/organization/company";
import { beforeAll, expect, it } from "vitest";
import { shownPage, speakEnglish } from "../../../test/shell/shownPage.tsx";
import { optionsQuery } from "../entityCalls.ts";
import { ReferenceNames } from "./ReferenceNames.tsx";

beforeAll(speakEnglish);

const names = (ids: number[], seen: { id: number; name: string }[]) =>
  shownPage(<ReferenceNames to="company" ids={ids} domain="airport" none="–" />, {
    permissions: ["companies:view"],
    queries: [[optionsQuery(company, { id: ids.join(",") }).queryKey, seen]],
  });

it("of records that the reader does not see only the number is told: no link leads where nothing is shown", async () => {
  const html = await names([1, 3, 7], [{ id: 1, name: "North" }]);
  expect(html).toContain('href="/airport/admin/companies/1"');
  expect(html).toContain("and 2 others");
  expect(html).not.toMatch(/companies\/[37]/u);
  expect(await names([3], [])).toContain("1 record");
});
