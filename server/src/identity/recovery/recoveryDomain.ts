import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { isAllowedAddress } from "../signIn/allowedAddress.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

export interface RecoveryDomain {
  id: number;
  name: string;
  title: string;
  locale: string;
  secureProfile: boolean;
  questionRecovery: boolean;
  passwordComplexity: string;
}

/** A domain whose passwords are its own; which ones there are is no secret, its policy tells. */
export async function recoveryDomain({ asDomain }: House, name: string, address: string): Promise<RecoveryDomain> {
  const found = await asDomain(systemDomain, (tx) =>
    tx
      .selectFrom("domains")
      .select(["id", "name", "title", "locale", "secureProfile", "questionRecovery", "passwordComplexity", "allowedAddresses"])
      .where("name", "=", name.trim().toLowerCase())
      .where("active", "=", true)
      .where("formAuth", "=", true)
      .executeTakeFirst(),
  );
  if (!found) throw new Problem(404, "DomainNotFound");
  const { allowedAddresses, ...domain } = found;
  if (!isAllowedAddress(allowedAddresses, address)) throw new Problem(403, "AddressUnauthorized");
  return domain;
}

/** Whether an answer alone is enough; the secure profile knows no security questions. */
export const asksQuestions = ({ secureProfile, questionRecovery }: RecoveryDomain): boolean => questionRecovery && !secureProfile;
