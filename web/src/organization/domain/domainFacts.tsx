import type { domain } from "@vigil/model/organization/domain";
import type { Facts } from "../../entity/place.ts";
import { PasswordRulesFact } from "./PasswordRulesFact.tsx";

export const domainFacts: Facts<typeof domain> = {
  passwordComplexity: ({ passwordComplexity, secureProfile }) => <PasswordRulesFact text={passwordComplexity} secure={secureProfile} />,
};
