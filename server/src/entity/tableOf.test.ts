import type { course } from "@vigil/model/curriculum/course";
import type { company } from "@vigil/model/organization/company";
import type { user } from "@vigil/model/organization/user";
import type { Insertable, Selectable } from "kysely";
import { expect, expectTypeOf, it } from "vitest";
import type { TableOf } from "./tableOf.ts";

it("a declaration gives its table's row: columns by their own names, derived fields left out", () => {
  type UserRow = Selectable<TableOf<typeof user>>;
  expectTypeOf<UserRow["mustChangePassword"]>().toEqualTypeOf<boolean>();
  expectTypeOf<UserRow["usernameKey"]>().toEqualTypeOf<string>();
  expectTypeOf<UserRow["lastSeenAt"]>().toEqualTypeOf<Date | null>();
  expectTypeOf<UserRow["domainId"]>().toEqualTypeOf<number>();
  expectTypeOf<UserRow>().not.toHaveProperty("programs");
  expectTypeOf<UserRow>().not.toHaveProperty("password");
  expectTypeOf<Selectable<TableOf<typeof course>>["ownerDomainId"]>().toEqualTypeOf<number | null>();
  const stampedMayBeMissing: Pick<Insertable<TableOf<typeof company>>, "name" | "kind"> = { name: "Harbor" };
  expect(stampedMayBeMissing.name).toBe("Harbor");
});
