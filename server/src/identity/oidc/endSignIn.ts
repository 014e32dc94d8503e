import { requireAddon } from "../access/requireAddon.ts";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { newSessionToken, type SessionToken } from "../session/sessionToken.ts";
import { sessionUser, type SessionUser } from "../session/sessionUser.ts";
import { beginSession } from "../session/beginSession.ts";
import { claimsOf } from "./claimsOf.ts";
import { keepSignOutUrl } from "./keepSignOutUrl.ts";
import { provision } from "./provision.ts";
import { signInDomain } from "./beginSignIn.ts";

const TOKEN_BYTES = 32;

interface Return {
  domain: string;
  parameters: string;
  browser: SessionToken;
}

interface From {
  address: string;
  agent: string;
  requestId: string;
}

/** Back from the provider: whose account it is, and a session as after a right password. */
export async function endSignIn(house: House, given: Return, from: From): Promise<{ token: SessionToken; user: SessionUser }> {
  const { asDomain, randomBytes } = house;
  const { address, requestId } = from;
  const domain = await signInDomain(house, given.domain, address);
  const told = await claimsOf(house, { domain, parameters: given.parameters, browser: given.browser });
  const actor = { domainId: domain.id, address, requestId };
  const token = newSessionToken(domain.id, randomBytes(TOKEN_BYTES));
  try {
    const user = await asDomain(domain.id, async (tx) => {
      await requireAddon(tx, domain.id, "identityProviders");
      const { userId, companyId } = await provision(tx, actor, told);
      const begun = await beginSession(tx, { ...from, token, previous: given.browser, userId, companyId }, () =>
        sessionUser(tx, domain.id, userId),
      );
      if (begun === null) return null;
      await keepSignOutUrl(tx, house.settings.secretKey, token, told.signOutUrl);
      return begun.along;
    });
    if (user === null) throw new Problem(451, "SessionLimit");
    return { token, user };
  } catch (error) {
    // nothing of the account was kept; that somebody was turned away is
    if (error instanceof Problem)
      await asDomain(domain.id, (tx) =>
        writeEvent(tx, actor, {
          type: "user.refuseSignIn",
          severity: "warning",
          error: error.code,
          data: { identityProviderId: told.provider.id },
          personal: { subject: told.subject },
        }),
      );
    throw error;
  }
}
