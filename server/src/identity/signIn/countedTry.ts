import { sql } from "kysely";
import { networkOf } from "../../http/networkOf.ts";
import { Problem } from "../../problem.ts";
import type { Settings } from "../../settings.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { together } from "../../storage/together.ts";
import { deviceHash, knows } from "./knownDevice.ts";
import type { Device } from "./knownDevice.ts";
import { countersNow, subjectHash } from "./signInCounters.ts";
import type { Counter } from "./signInCounters.ts";
import { addressSeconds, failuresToLock } from "./signInLimits.ts";
import { takeTry } from "./takeTry.ts";
import type { Try, TryCounter } from "./takeTry.ts";

export interface TriedAccount {
  userId: number;
  companyId: number;
  passwordHash: string;
  passwordChangedAt: Date | null;
}

export interface CountedTry {
  /** Null = no such user, one who may not sign in with a password, or locked here: whatever is typed, it is not looked at. */
  account: TriedAccount | null;
  /** Locked: by this place's count or by that of all strangers. */
  locked: boolean;
  /** Whose name it is, for the log alone. */
  owner: { userId: number; companyId: number } | null;
  /** The locks that this try brings unless it is right. */
  locks: { at: TryCounter["kind"]; failures: number; until: Try["lockedUntil"] }[];
  tries: number;
  known: boolean;
  /** What a right password sets back. */
  counters: Counter[];
}

interface Asked {
  domainId: number;
  usernameKey: string;
  lockoutMinutes: number;
  address: string;
  /** Whoever fails there. */
  ofAddress: Counter;
  device: Device;
}

/**
 * Where a name is tried has a count of its own: a device that knows it, or the address; and all that are strangers to an account have one
 * together. So nobody locks out somebody else, and guessing from everywhere comes to an end. Counted for names that nobody has as well.
 */
export async function countedTry(tx: Tx, settings: Settings, asked: Asked): Promise<CountedTry> {
  const { domainId, usernameKey, lockoutMinutes, address, ofAddress, device } = asked;
  const counter = (kind: TryCounter["kind"], subject: string) => ({
    domainId,
    kind,
    subject: subjectHash(settings.secretKey, kind, subject),
    address,
  });
  const strangers = counter("strangers", usernameKey);
  const onDevice = counter("device", `${device.id} ${usernameKey}`);
  const atAddress = counter("place", `${networkOf(address)} ${usernameKey}`);
  const [[found], standing] = await together(tx, [
    accountOf(tx, domainId, usernameKey, deviceHash(settings, device)),
    countersNow(tx, domainId, [ofAddress, strangers, onDevice, atAddress]),
  ]);
  const known = found?.listed === true && knows(settings, device, { ...found, domainId, usernameKey });
  // and nothing is counted
  if (!known && standing.some(({ kind, full }) => kind === ofAddress.kind && full))
    throw new Problem(429, "TooManyRequests", { retryAfterSeconds: addressSeconds });
  const place = known ? onDevice : atAddress;
  const counters = known ? [place] : [place, strangers];
  // looked at before it is counted: who hammers at what is locked does not queue for its row; and an account that is shut to strangers
  // does not lock their places as well
  const open = !standing.some(({ kind, blocked }) => blocked && counters.some((one) => one.kind === kind));
  const take = (one: typeof place, last: boolean) => takeTry(tx, { ...one, userId: found?.userId ?? null }, lockoutMinutes, { last });
  const here = open ? await take(place, known) : null;
  const all = here !== null && !known ? await take(strangers, true) : here;
  const taken = [
    { at: place.kind, of: here },
    { at: strangers.kind, of: known ? null : all },
  ];
  const { mayEnter = false, passwordHash = null } = found ?? {};
  const locked = here === null || all === null;
  return {
    account: found && !locked && mayEnter && passwordHash !== null ? { ...found, passwordHash } : null,
    locked,
    owner: found ? { userId: found.userId, companyId: found.companyId } : null,
    locks: taken.flatMap(({ at, of }) => (of?.lockedUntil ? [{ at, failures: of.failures, until: of.lockedUntil }] : [])),
    tries: here?.failures ?? failuresToLock,
    known,
    counters,
  };
}

const accountOf = (tx: Tx, domainId: number, usernameKey: string, device: Buffer) =>
  tx
    .selectFrom("users")
    .select(["id as userId", "companyId", "passwordHash", "passwordChangedAt"])
    .select(sql<boolean>`managed_by is null and may_sign_in(domain_id, id)`.as("mayEnter"))
    // not forgotten since
    .select(
      sql<boolean>`exists (select from known_devices d where d.domain_id = users.domain_id and d.user_id = users.id and d.device_hash = ${device})`.as(
        "listed",
      ),
    )
    .where("domainId", "=", domainId)
    .where("usernameKey", "=", usernameKey)
    .compile();
