import { accessLevels } from "@vigil/model/identity/accessLevels";
import { textKey } from "@vigil/model/identity/textKey";
import type { Tx } from "../storage/asDomain.ts";

/** Its name; `aud`, which it is based on, is another one. */
const regulatorLevel = "Regulator";

/** The level that a domain begins with for an authority's people: evidence and the rules it is about, and nothing else. It is the domain's own. */
export async function addRegulatorLevel(tx: Tx, domainId: number): Promise<number> {
  const base = accessLevels.find(({ code }) => code === "aud")!;
  const { id } = await tx
    .insertInto("accessLevels")
    .values({
      ownerDomainId: domainId,
      createdByDomainId: domainId,
      baseCode: base.code,
      name: regulatorLevel,
      nameKey: textKey(regulatorLevel),
      description: "Orders, fetches and verifies evidence, and reads the rules it is about.",
      permissions: JSON.stringify(["authorityRules:view"]),
      rank: base.rank,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("accessLevelWords")
    .values({ ownerDomainId: domainId, word: textKey(regulatorLevel), id })
    .execute();
  return id;
}
