import type { Room } from "../room.ts";
import { deviceRoutes } from "./device/deviceRoutes.ts";
import { forgetSignIns } from "./forgetSignIns.ts";
import { identityRoutes } from "./identityRoutes.ts";
import { chosenLanguageRoutes } from "./language/chosenLanguageRoutes.ts";
import { identityProviderRoutes } from "./oidc/identityProviderRoutes.ts";
import { oidcRoutes } from "./oidc/oidcRoutes.ts";
import { passwordRoutes } from "./password/passwordRoutes.ts";
import { securityRoutes } from "./password/securityRoutes.ts";
import { productTourRoutes } from "./productTourRoutes.ts";
import { recoveryRoutes } from "./recovery/recoveryRoutes.ts";
import { policyRoutes } from "./signIn/policyRoutes.ts";

/** Who somebody is, and how they prove it. */
export const identityRoom: Room = {
  routes: [
    identityRoutes,
    passwordRoutes,
    securityRoutes,
    deviceRoutes,
    chosenLanguageRoutes,
    policyRoutes,
    oidcRoutes,
    recoveryRoutes,
    productTourRoutes,
    identityProviderRoutes,
  ],
  conflicts: {
    identities_domain_id_provider_id_user_id_key: { code: "IdentityNotAllowed" },
    identity_providers_domain_id_name_key_key: { code: "IdentityProviderConflict", field: "name" },
    identity_rules_domain_id_provider_id_kind_position_key: { code: "Conflict" },
  },
  forget: forgetSignIns,
};
