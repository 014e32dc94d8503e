import { describe, expect, test } from "vitest";
import { isXsrfToken, newSessionToken, readSessionToken, tokenHash, xsrfTokenOf } from "./sessionToken.ts";

const token = newSessionToken(12, new Uint8Array(32).fill(7));

describe("a session token", () => {
  test("names its domain and carries 256 random bits", () => {
    expect(token).toEqual({ domainId: 12, text: `12.${Buffer.alloc(32, 7).toString("base64url")}` });
    expect(readSessionToken(token.text)).toEqual(token);
  });
  test.each([
    undefined,
    "",
    "12",
    "12.",
    ".AAAA",
    `-1.${"A".repeat(43)}`,
    `012.${"A".repeat(43)}`,
    `12.${"A".repeat(42)}`,
    `12.${"A".repeat(44)}`,
    `1'2.${"A".repeat(43)}`,
  ])("is not %j", (cookie) => expect(readSessionToken(cookie)).toBeNull());
  test("is stored as a hash", () => expect(tokenHash(token).toString("hex")).toMatch(/^[0-9a-f]{64}$/));
});

describe("the token against requests of other sites", () => {
  test("belongs to one cookie and one server", () => {
    const mine = xsrfTokenOf("key", token);
    expect(isXsrfToken("key", token, mine)).toBe(true);
    expect(isXsrfToken("other key", token, mine)).toBe(false);
    expect(isXsrfToken("key", newSessionToken(12, new Uint8Array(32).fill(8)), mine)).toBe(false);
  });
  test.each([undefined, "", ["a", "b"], "short"])("is not %j", (given) => expect(isXsrfToken("key", token, given)).toBe(false));
});
