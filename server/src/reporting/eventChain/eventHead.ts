import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** An event and the hash it had. */
export type Leaf = readonly [id: number, digest: string];

export interface EventHead {
  domainId: number;
  /** The first day of the month. */
  month: string;
  lastId: number;
  /** The events that nobody follows. */
  leaves: readonly Leaf[];
  /** Events of earlier heads that are gone or changed. */
  lost: readonly Leaf[];
  /** When the events of the month were taken away, as the domain keeps them no longer, and how many they were. */
  taken?: { at: string; events: number } | null;
}

/** With a key of its own, which is not in the database: who may change every row cannot make a head. */
export function signHead(secretKey: string, { domainId, month, lastId, leaves, lost, taken }: EventHead): string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "vigil event heads", 32));
  return createHmac("sha256", key)
    .update(JSON.stringify([domainId, month, lastId, leaves, lost, ...(taken ? [taken.at, taken.events] : [])]))
    .digest("hex");
}

export const isSigned = (secretKey: string, head: EventHead, signature: string): boolean => {
  const wanted = Buffer.from(signHead(secretKey, head));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
