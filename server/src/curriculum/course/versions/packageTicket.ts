import { createHmac, timingSafeEqual } from "node:crypto";

interface Whose {
  secretKey: string;
  domainId: number;
  userId: number;
  courseId: number;
}

const HASH_LENGTH = 64;

/** Names a package that was sent for a course, for whoever sent it: with it, exactly those bytes are installed. */
export const packageTicket = (whose: Whose, hash: string): string => `${hash}${sealOf(whose, hash)}`;

/** The hash of the package, or nothing where the ticket is another's. */
export function hashOfTicket(whose: Whose, ticket: string): string | undefined {
  const hash = ticket.slice(0, HASH_LENGTH);
  const [given, wanted] = [Buffer.from(ticket.slice(HASH_LENGTH)), Buffer.from(sealOf(whose, hash))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? hash : undefined;
}

const sealOf = ({ secretKey, domainId, userId, courseId }: Whose, hash: string): string =>
  createHmac("sha256", secretKey).update(`course package ${domainId} ${userId} ${courseId} ${hash}`).digest("hex");
