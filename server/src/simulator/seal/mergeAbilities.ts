import type { MergeWork } from "../../organization/merge/mergeWork.ts";
import { refitAbilities } from "./moveAbilities.ts";

/** What each account was thought to be able to do is worked out anew of what both did, once all of it is the kept account's. */
export const mergeAbilities: MergeWork = async (tx, { kept, merged }) => {
  const { domainId } = kept;
  await tx.deleteFrom("learnerAbilities").where("domainId", "=", domainId).where("userId", "in", [kept.userId, merged.userId]).execute();
  return () => refitAbilities(tx, kept);
};
