import { createHash } from "node:crypto";

/** What the database keeps of a link. */
export const linkHash = (token: string): Buffer => createHash("sha256").update(token).digest();
