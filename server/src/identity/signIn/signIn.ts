import { textKey } from "@vigil/model/identity/textKey";
import { setTimeout as pause } from "node:timers/promises";
import type { House } from "../../house.ts";
import { networkOf } from "../../http/networkOf.ts";
import { Problem } from "../../problem.ts";
import { isAllowedAddress } from "./allowedAddress.ts";
import { countedTry } from "./countedTry.ts";
import { deviceHash, type Device, type Generation } from "./knownDevice.ts";
import { hashPassword, isWeaklyHashed, verifyPassword } from "../password/passwordHash.ts";
import { newSessionToken } from "../session/sessionToken.ts";
import type { SessionToken } from "../session/sessionToken.ts";
import { sessionUser } from "../session/sessionUser.ts";
import type { SessionUser } from "../session/sessionUser.ts";
import { countAddress, forget, isFull, subjectHash } from "./signInCounters.ts";
import { addressSeconds, delayBeforeMs } from "./signInLimits.ts";
import { beginSession } from "../session/beginSession.ts";
import { tellNewDevice } from "./tellNewDevice.ts";
import { tellRefusal } from "./tellRefusal.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

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
  device: Device;
}

interface SignedIn {
  token: SessionToken;
  user: SessionUser;
  /** What the browser is to know this account by from now on. */
  generation: Generation;
}

const TOKEN_BYTES = 32;
const usualLockoutMinutes = 30;

/** Unknown domain or user, wrong password, locked and inactive: the same statements, the same hash, the same answer. */
export async function signIn(house: House, given: Credentials, from: From): Promise<SignedIn> {
  const { asDomain, settings, randomBytes } = house;
  const { address } = from;
  const known = await asDomain(systemDomain, (tx) =>
    tx
      .selectFrom("domains")
      .select(["id", "title", "soundZone", "allowedAddresses", "lockoutMinutes", "tellNewDevices"])
      .where("name", "=", given.domain.trim().toLowerCase())
      .where("active", "=", true)
      .where("formAuth", "=", true)
      .executeTakeFirst(),
  );
  const domainId = known?.id ?? systemDomain;
  const lockoutMinutes = known?.lockoutMinutes ?? usualLockoutMinutes;
  if (known && !isAllowedAddress(known.allowedAddresses, address)) throw new Problem(403, "AddressUnauthorized");
  const usernameKey = known ? textKey(given.username) : `${textKey(given.username)} ${given.domain}`; // nobody has such a name
  const ofAddress = { domainId, kind: "address" as const, subject: subjectHash(settings.secretKey, "address", networkOf(address)) };

  const counted = await asDomain(domainId, async (tx) => {
    const [full, taken] = await Promise.all([
      isFull(tx, ofAddress),
      countedTry(tx, settings, { domainId, usernameKey, lockoutMinutes, address, device: from.device }),
    ]);
    if (full && !taken.known) throw new Problem(429, "TooManyRequests", { retryAfterSeconds: addressSeconds }); // and nothing was counted
    return taken;
  });
  await pause(delayBeforeMs(counted.tries));

  const { account } = counted;
  if (!(await verifyPassword(account?.passwordHash ?? null, given.password)) || account === null) {
    await asDomain(domainId, async (tx) => {
      // a locked place may be hammered at without filling the address for everybody
      if (!counted.locked) await countAddress(tx, ofAddress);
      await tellRefusal(tx, { domainId, address, requestId: from.requestId }, counted, given.username);
    });
    throw new Problem(401, "LoginInvalid");
  }

  const { userId, companyId, passwordHash, passwordChangedAt } = account;
  const newHash = isWeaklyHashed(passwordHash) ? await hashPassword(given.password) : null;
  const token = newSessionToken(domainId, randomBytes(TOKEN_BYTES));
  const user = await asDomain(domainId, async (tx) => {
    const device = deviceHash(settings, from.device);
    const begun = await beginSession(tx, { ...from, token, userId, companyId, proved: { passwordChangedAt, newHash, device } });
    if (begun && known?.tellNewDevices === true) await tellNewDevice(tx, house, known, { ...from, ...begun, username: given.username });
    for (const counter of counted.counters) await forget(tx, counter);
    return begun ? sessionUser(tx, domainId, userId) : null;
  });
  if (user === null) throw new Problem(451, "SessionLimit");
  return { token, user, generation: { domainId, usernameKey, passwordChangedAt } };
}
