import { asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import { authorityPacks } from "@vigil/model/compliance/authority/authorityPacks";
import { textKey } from "@vigil/model/identity/textKey";
import type { DemoDomain } from "../../../content/tenant.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { SeededCatalogue } from "./seedCatalogue.ts";

interface Place {
  domainId: number;
  companies: ReadonlyMap<string, number>;
  catalogue: SeededCatalogue;
}

/** What a pack asks for as it stands there, of the people of one company. */
export async function seedAuthorityRule(
  tx: Tx,
  { name, pack, company, program, validFrom }: NonNullable<DemoDomain["authorityRule"]>,
  { domainId, companies, catalogue }: Place,
): Promise<void> {
  const { asks } = authorityPacks[pack].editions[0];
  const { id: authorityRuleId } = await tx
    .insertInto("authorityRules")
    .values({ ...asks, domainId, name, nameKey: textKey(name), pack, validFrom })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("authorityRuleVersions")
    .values({ domainId, authorityRuleId, validFrom, asks: JSON.stringify(asksOf(asks)) })
    .execute();
  await tx
    .insertInto("authorityRuleCompanies")
    .values({ domainId, authorityRuleId, companyId: companies.get(company)! })
    .execute();
  await tx
    .insertInto("authorityRulePrograms")
    .values({ domainId, authorityRuleId, programId: catalogue.programs.get(program)! })
    .execute();
}
