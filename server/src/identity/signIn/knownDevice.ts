import { deviceDays } from "@vigil/model/identity/knownDevice";
import type { CookieSerializeOptions } from "@fastify/cookie";
import { createHmac } from "node:crypto";
import type { Settings } from "../../settings.ts";
import { seal, unseal } from "../../storage/seal.ts";
import { sessionCookieName, sessionCookieOptions } from "../session/sessionCookie.ts";

/** A browser in which people sign in with their password. Several may share it; the cookie stays short. */
export interface Device {
  id: string;
  /** A mark for each account, the latest first. */
  known: readonly string[];
}

/** An account as long as its password is the same. */
export interface Generation {
  domainId: number;
  usernameKey: string;
  passwordChangedAt: Date | null;
}

const mostAccounts = 20;
const ID_BYTES = 12;
const MARK_BYTES = 12;
const place = "known device";

const longestSeconds = deviceDays * 24 * 3600;

export const deviceCookieName = (settings: Settings): string => `${sessionCookieName(settings)}-device`;
/** It outlives the browser, signing out and the session; nobody is signed in by it. */
export const deviceCookieOptions = (settings: Settings): CookieSerializeOptions => ({
  ...sessionCookieOptions(settings),
  maxAge: longestSeconds,
});

export function readDevice({ secretKey }: Settings, cookie: string | undefined): Device | null {
  const [id, ...known] = (cookie === undefined ? null : unseal(secretKey, place, cookie))?.split(" ") ?? [];
  return id === undefined ? null : { id, known };
}

export const sealDevice = ({ secretKey }: Settings, { id, known }: Device): string => seal(secretKey, place, [id, ...known].join(" "));

/** Bound to device, domain, name and password: of no use anywhere else, and of none once the password is another. */
function markOf(secretKey: string, deviceId: string, { domainId, usernameKey, passwordChangedAt }: Generation): string {
  const text = JSON.stringify([deviceId, domainId, usernameKey, passwordChangedAt?.getTime() ?? null]);
  return createHmac("sha256", secretKey).update(`device ${text}`).digest().subarray(0, MARK_BYTES).toString("base64url");
}

export const knows = ({ secretKey }: Settings, { id, known }: Device, account: Generation): boolean =>
  known.includes(markOf(secretKey, id, account));

/** The device after this account has proved its password on it. */
export function withAccount({ secretKey }: Settings, { id, known }: Device, account: Generation): Device {
  const mark = markOf(secretKey, id, account);
  return { id, known: [mark, ...known.filter((other) => other !== mark)].slice(0, mostAccounts) };
}

/** A browser that knows nobody yet. */
export const newDevice = (randomBytes: (count: number) => Uint8Array): Device => ({
  id: Buffer.from(randomBytes(ID_BYTES)).toString("base64url"),
  known: [],
});

/** As it stands beside the accounts that it knows: whoever reads the table cannot make its cookie. */
export const deviceHash = ({ secretKey }: Settings, { id }: Device): Buffer =>
  createHmac("sha256", secretKey).update(`device of ${id}`).digest();
