import { accessLevels } from "@vigil/model/identity/accessLevels";
import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { textKey } from "@vigil/model/identity/textKey";
import { addStandardAddons } from "../../src/organization/addStandardAddons.ts";
import type { TestDatabase } from "../storage/testDatabase.ts";

/** Domain `airport` with the companies North and South, domain `harbor` with the company East; in each company a user per access level. */
export interface TestWorld {
  airport: { domainId: number; north: TestCompany; south: TestCompany };
  harbor: { domainId: number; east: TestCompany };
}

export interface TestCompany {
  companyId: number;
  users: Record<AccessLevelCode, number>;
}

export async function testWorld(database: TestDatabase, passwordHash: string): Promise<TestWorld> {
  const domain = async (name: string) => {
    const { rows } = await database.ask<{ id: number }>(
      "insert into domains (name, title, organization_id) select $1, initcap($1), min(id) from organizations returning id",
      [name],
    );
    const { id } = rows[0]!;
    await database.asDomain(id, (tx) => addStandardAddons(tx, id));
    return id;
  };
  const company = async (domainId: number, name: string, suffix: string): Promise<TestCompany> =>
    database.asDomain(domainId, async (tx) => {
      const { id: companyId } = await tx
        .insertInto("companies")
        .values({ domainId, name, nameKey: textKey(name) })
        .returning("id")
        .executeTakeFirstOrThrow();
      const rows = await tx
        .insertInto("users")
        .values(
          accessLevels.map(({ id, code, title }) => ({
            domainId,
            companyId,
            username: `${code}${suffix}`,
            usernameKey: textKey(`${code}${suffix}`),
            firstName: title,
            lastName: name,
            accessLevelId: id,
            passwordHash,
          })),
        )
        .returning(["id", "accessLevelId"])
        .execute();
      const users = Object.fromEntries(
        accessLevels.map(({ id, code }) => [code, rows.find(({ accessLevelId }) => accessLevelId === id)!.id]),
      ) as Record<AccessLevelCode, number>;
      return { companyId, users };
    });

  const airport = await domain("airport");
  const harbor = await domain("harbor");
  return {
    airport: { domainId: airport, north: await company(airport, "North", ""), south: await company(airport, "South", ".south") },
    harbor: { domainId: harbor, east: await company(harbor, "East", "") },
  };
}
