import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from "node:crypto";

/** PKCS #8 of an Ed25519 key, before its 32 bytes (RFC 8410). */
const before = Buffer.from("302e020100300506032b657004220420", "hex");

/** The installation's key for archives, out of the secret key: whoever has the public half can check them, and nobody without the secret one can make them. */
export const evidenceKey = (secretKey: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([before, Buffer.from(hkdfSync("sha256", secretKey, "", "vigil evidence packs", 32))]),
    format: "der",
    type: "pkcs8",
  });

/** The public half as it is written into an archive. */
export const publicHalf = (key: KeyObject): string => createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64");

/** What people compare: the SHA-256 of the public half. */
export const printOf = (half: string): string => createHash("sha256").update(Buffer.from(half, "base64")).digest("hex");
