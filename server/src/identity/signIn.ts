import { textKey } from "@vigil/model/identity/textKey";
import { setTimeout as pause } from "node:timers/promises";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { isAllowedAddress } from "./allowedAddress.ts";
import { verifyPassword } from "./passwordHash.ts";
import { newSessionToken } from "./sessionToken.ts";
import type { SessionToken } from "./sessionToken.ts";
import { sessionUser } from "./sessionUser.ts";
import type { SessionUser } from "./sessionUser.ts";
import { countUp, forget, isBlocked, subjectHash } from "./signInCounters.ts";
import { addressWindowMinutes, delayBeforeMs, failuresOfAddress, nameWindowMinutes } from "./signInLimits.ts";
import { startSession } from "./startSession.ts";
import { takeAttempt } from "./takeAttempt.ts";

export interface Credentials {
  username: string;
  password: string;
  domain: string;
}

interface From {
  address: string;
  agent: string;
  requestId: string;
  previous: SessionToken | null;
}

const SYSTEM_DOMAIN = 1;
const TOKEN_BYTES = 32;

/** Unknown domain or user, wrong password, locked and inactive: the same statements, the same hash, the same answer. */
export async function signIn(house: House, given: Credentials, from: From): Promise<{ token: SessionToken; user: SessionUser }> {
  const { asDomain, settings, randomBytes } = house;
  const { address, requestId } = from;
  const known = await asDomain(SYSTEM_DOMAIN, (tx) =>
    tx
      .selectFrom("domains")
      .select(["id", "allowedAddresses"])
      .where("name", "=", given.domain.trim().toLowerCase())
      .where("active", "=", true)
      .where("formAuth", "=", true)
      .executeTakeFirst(),
  );
  const domainId = known?.id ?? SYSTEM_DOMAIN;
  if (known && !isAllowedAddress(known.allowedAddresses, address)) throw new Problem(403, "AddressUnauthorized");
  const usernameKey = known ? textKey(given.username) : `${textKey(given.username)} ${given.domain}`; // nobody has such a name
  const byName = { domainId, kind: "name" as const, subject: subjectHash(settings.secretKey, "name", usernameKey) };
  const byAddress = { domainId, kind: "address" as const, subject: subjectHash(settings.secretKey, "address", address) };

  const { attempt, tries } = await asDomain(domainId, async (tx) => {
    const [blocked, taken, count] = await Promise.all([
      isBlocked(tx, byAddress),
      takeAttempt(tx, domainId, usernameKey),
      countUp(tx, byName, nameWindowMinutes, null),
    ]);
    if (blocked) throw new Problem(429, "TooManyRequests", { retryAfterSeconds: addressWindowMinutes * 60 }); // and nothing was counted
    return { attempt: taken, tries: count };
  });
  await pause(delayBeforeMs(tries));

  if (!(await verifyPassword(attempt?.passwordHash ?? null, given.password)) || attempt === null) {
    await asDomain(domainId, async (tx) => {
      await countUp(tx, byAddress, addressWindowMinutes, failuresOfAddress);
      await writeEvent(
        tx,
        { domainId, requestId, address, ...(attempt && { userId: attempt.userId, companyId: attempt.companyId }) },
        {
          type: attempt?.last === true ? "user.lock" : "user.refuseSignIn",
          severity: "warning",
          error: "LoginInvalid",
          personal: { username: given.username.slice(0, 100) },
          data: { evaluated: attempt !== null },
        },
      );
    });
    throw new Problem(401, "LoginInvalid");
  }

  const { userId, companyId } = attempt;
  const token = newSessionToken(domainId, randomBytes(TOKEN_BYTES));
  const user = await asDomain(domainId, async (tx) => {
    await forget(tx, byName);
    const started = await startSession(tx, { ...from, token, userId, companyId });
    return started ? sessionUser(tx, domainId, userId) : null;
  });
  if (user === null) throw new Problem(451, "SessionLimit");
  return { token, user };
}
