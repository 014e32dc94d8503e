import type { media } from "@vigil/model/curriculum/media";
import type { course } from "@vigil/model/curriculum/course";
import type { company } from "@vigil/model/organization/company";
import type { user } from "@vigil/model/organization/user";
import type { Insertable, Selectable } from "kysely";
import { expect, expectTypeOf, it } from "vitest";
import type { Database } from "./database.ts";
import type { TableOf } from "./tableOf.ts";

it("a declaration gives its table's row: columns by their own names, derived fields left out", () => {
  type UserRow = Selectable<TableOf<typeof user, "mustChangePassword">>;
  expectTypeOf<UserRow["mustChangePassword"]>().toEqualTypeOf<boolean>();
  expectTypeOf<UserRow["usernameKey"]>().toEqualTypeOf<string>();
  expectTypeOf<UserRow["lastSeenAt"]>().toEqualTypeOf<Date | null>();
  expectTypeOf<UserRow>().not.toHaveProperty("programs");
  expectTypeOf<UserRow>().not.toHaveProperty("password");
  expectTypeOf<Selectable<TableOf<typeof course>>["currentContentId"]>().toEqualTypeOf<number | null>();
  expectTypeOf<Selectable<TableOf<typeof course>>["unfinishedCopy"]>().toEqualTypeOf<boolean>();
  expectTypeOf<TableOf<typeof media>>().not.toHaveProperty("unfinishedCopy");
  type NewCompany = Pick<Insertable<TableOf<typeof company, "kind">>, "name" | "kind" | "nameKey" | "data">;
  const filledMayBeMissing: NewCompany = { name: "Harbor", nameKey: "harbor", data: "{}" };
  // @ts-expect-error -- what the database does not fill in has to be given
  const nameless: NewCompany = { nameKey: "harbor", data: "{}" };
  expect([filledMayBeMissing.name, nameless.name]).toEqual(["Harbor", undefined]);
  // @ts-expect-error -- only a declared column has a default
  expectTypeOf<TableOf<typeof company, "nothing">>();
  // @ts-expect-error -- nor is more known of any other
  expectTypeOf<TableOf<typeof company, never, { nothing: string }>>();
});

it("the tables of a list, of its words and of its links are there without a line of their own", () => {
  expectTypeOf<Selectable<Database["groups"]>>().toExtend<{ domainId: number; nameKey: string; system: boolean; createdAt: Date }>();
  expectTypeOf<Database["groupWords"]>().toEqualTypeOf<{ domainId: number } & { word: string; id: number }>();
  expectTypeOf<Selectable<Database["notificationWords"]>>().toHaveProperty("ownerDomainId");
  expectTypeOf<Database>().not.toHaveProperty("lockedExamWords");
  expectTypeOf<keyof Database["userSites"]>().toEqualTypeOf<"domainId" | "userId" | "companyId">();
  expectTypeOf<keyof Database["programGroupPrograms"]>().toEqualTypeOf<"domainId" | "programGroupId" | "programId" | "position">();
  const begun: Pick<Insertable<Database["programGroups"]>, "domainId" | "name" | "nameKey" | "showAll"> = {
    domainId: 1,
    name: "Harbor",
    nameKey: "harbor",
  };
  expect(begun.showAll).toBeUndefined();
});
