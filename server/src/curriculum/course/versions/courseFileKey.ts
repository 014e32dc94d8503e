import { createHmac, timingSafeEqual } from "node:crypto";

const DAY_MS = 86_400_000;

interface Content {
  secretKey: string;
  domainId: number;
  contentId: number;
}

/**
 * The part of an address that opens the files of one content until the end of the next day. The page of an external lab has no cookies
 * (it lives in a frame of its own), so the address itself carries the right; it stays the same for a day, for the browser's cache.
 */
export const courseFileKey = (content: Content, now: Date): string => keyOf(content, Math.floor(now.getTime() / DAY_MS) + 2);

/** The domain of a key that is right and has not expired. */
export function domainOfKey(key: string, { secretKey, contentId }: Omit<Content, "domainId">, now: Date): number | undefined {
  const [, domain, day] = /^(\d{1,15})-(\d{1,8})-[0-9a-f]{32}$/u.exec(key) ?? [];
  if (domain === undefined || day === undefined || Number(day) * DAY_MS <= now.getTime()) return undefined;
  const wanted = Buffer.from(keyOf({ secretKey, contentId, domainId: Number(domain) }, Number(day)));
  const given = Buffer.from(key);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? Number(domain) : undefined;
}

function keyOf({ secretKey, domainId, contentId }: Content, day: number): string {
  const seal = createHmac("sha256", secretKey).update(`course files ${domainId} ${contentId} ${day}`).digest("hex").slice(0, 32);
  return `${domainId}-${day}-${seal}`;
}
