import { standardAddons } from "@vigil/model/organization/addon";
import type { Tx } from "../storage/asDomain.ts";

/** The plugins that a domain begins with. */
export const addStandardAddons = async (tx: Tx, domainId: number): Promise<void> =>
  void (await tx
    .insertInto("addons")
    .values(standardAddons.map((type) => ({ domainId, type })))
    .execute());
