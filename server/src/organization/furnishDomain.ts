import { textKey } from "@vigil/model/identity/textKey";
import type { Domain } from "@vigil/model/organization/domain";
import type { Tx } from "../storage/asDomain.ts";
import { addRegulatorLevel } from "./addRegulatorLevel.ts";
import { addStandardAddons } from "./addStandardAddons.ts";
import { stepInto } from "./stepInto.ts";

const deletedUsers = "Deleted users";

/** Every domain has one company to which people go before they are deleted, and begins with what is no choice of its own. */
export async function furnishDomain(tx: Tx, made: Domain, homeId: number): Promise<Domain> {
  await stepInto(tx, homeId, made.id, async () => {
    await tx
      .insertInto("companies")
      .values({ domainId: made.id, name: deletedUsers, nameKey: textKey(deletedUsers), kind: "deleted" })
      .execute();
    await addStandardAddons(tx, made.id);
    await addRegulatorLevel(tx, made.id);
  });
  return made;
}
