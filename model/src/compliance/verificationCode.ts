/** Crockford's base32: no letter that could be read as a digit. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 128 random bits as 26 letters. */
export function verificationCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let code = "";
  for (let place = 0; place < Math.ceil((bytes.length * 8) / 5); place += 1) {
    code = (letters[Number(bits & 31n)] ?? "") + code;
    bits >>= 5n;
  }
  return code;
}

/** A code as somebody typed it from paper: spaces, hyphens and small letters do not matter, O is 0, I and L are 1. */
export const typedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1");

/** For paper: groups of five. */
export const spacedCode = (code: string): string => code.replaceAll(/(.{5})(?=.)/gu, "$1 ");
