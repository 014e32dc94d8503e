import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key that seals, and the id by which a sealed text says which key that was. */
function keyOf(secretKey: string): { key: Buffer; id: string } {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "vigil sealed text", 32));
  return { key, id: createHash("sha256").update(key).digest("hex").slice(0, 8) };
}

/** AES-256-GCM. `place` says where the text is kept: in another place it does not open. */
export function seal(secretKey: string, place: string, text: string): string {
  const { key, id } = keyOf(secretKey);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${body.toString("base64url")}`;
}

/** null = sealed with another key, in another place, or damaged. */
export function unseal(secretKey: string, place: string, sealed: string): string | null {
  const { key, id } = keyOf(secretKey);
  const [sealedWith, text = ""] = sealed.split(".");
  const body = Buffer.from(text, "base64url");
  if (sealedWith !== id || body.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", key, body.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(place));
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
