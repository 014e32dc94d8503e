import { createHmac } from "node:crypto";

/** Names a secret key without telling anything of it. */
export const keyFingerprint = (secretKey: string): string =>
  createHmac("sha256", secretKey).update("vigil key fingerprint").digest("hex").slice(0, 16);
