import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwordHash.ts";

test("a password is kept as argon2id with 19 MiB, two passes and one lane", async () => {
  expect(await hashPassword("Rolling-2026")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("the right password fits in whatever form it was typed, a wrong one and nobody's do not", async () => {
  const stored = await hashPassword("Ünïcode-2026");
  const verdicts = await Promise.all([
    verifyPassword(stored, "Ünïcode-2026"),
    verifyPassword(stored, "U\u0308ni\u0308code-2026"),
    verifyPassword(stored, "ünïcode-2026"),
    verifyPassword(null, "Ünïcode-2026"),
    verifyPassword("not a hash", "Ünïcode-2026"),
  ]);
  expect(verdicts).toEqual([true, true, false, false, false]);
});
