import { textKey } from "@vigil/model/identity/textKey";
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
import { countAddress, forget, subjectHash } from "./signInCounters.ts";
import { beginSession } from "../session/beginSession.ts";
import { tellNewDevice } from "./tellNewDevice.ts";
import { tellRefusal } from "./tellRefusal.ts";
import { waitBefore } from "./waitBefore.ts";
import { domainToEnter } from "./domainToEnter.ts";
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
  const { asDomain, pool, settings, randomBytes } = house;
  const { address } = from;
  const known = await domainToEnter(pool, given.domain);
  const domainId = known?.id ?? systemDomain;
  const lockoutMinutes = known?.lockoutMinutes ?? usualLockoutMinutes;
  if (known && !isAllowedAddress(known.allowedAddresses, address)) throw new Problem(403, "AddressUnauthorized");
  const usernameKey = known ? textKey(given.username) : `${textKey(given.username)} ${given.domain}`; // nobody has such a name
  const ofAddress = { domainId, kind: "address" as const, subject: subjectHash(settings.secretKey, "address", networkOf(address)) };

  const counted = await asDomain(domainId, (tx) =>
    countedTry(tx, settings, { domainId, usernameKey, lockoutMinutes, address, ofAddress, device: from.device }),
  );
  await waitBefore(counted.tries);

  const { account } = counted;
  if (!(await verifyPassword(account?.passwordHash ?? null, given.password)) || account === null) {
    await asDomain(domainId, async (tx) => {
      await Promise.all([
        // a locked place may be hammered at without filling the address for everybody
        counted.locked ? undefined : countAddress(tx, ofAddress),
        tellRefusal(tx, { domainId, address, requestId: from.requestId }, counted, given.username),
      ]);
    });
    throw new Problem(401, "LoginInvalid");
  }

  const { userId, companyId, passwordHash, passwordChangedAt } = account;
  const newHash = isWeaklyHashed(passwordHash) ? await hashPassword(given.password) : null;
  const token = newSessionToken(domainId, randomBytes(TOKEN_BYTES));
  const user = await asDomain(domainId, async (tx) => {
    const device = deviceHash(settings, from.device);
    const tells = known?.tellNewDevices === true;
    const session = { ...from, token, userId, companyId, proved: { passwordChangedAt, newHash, device } };
    const begun = await beginSession(tx, session, () =>
      Promise.all([sessionUser(tx, domainId, userId), forget(tx, counted.counters, { last: !tells })]),
    );
    if (begun === null) {
      await forget(tx, counted.counters);
      return null;
    }
    if (tells) await tellNewDevice(tx, house, known, { ...from, ...begun, username: given.username });
    const [signedIn] = begun.along;
    return signedIn;
  });
  if (user === null) throw new Problem(451, "SessionLimit");
  return { token, user, generation: { domainId, usernameKey, passwordChangedAt } };
}
