import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const key = "a key of more than thirty-two characters";

test("what was sealed opens with the same key at the same place, and nowhere else", () => {
  const sealed = seal(key, "domain 7", "سرّ 🔑");
  expect(sealed).not.toContain("🔑");
  expect(unseal(key, "domain 7", sealed)).toBe("سرّ 🔑");
  expect(unseal(key, "domain 8", sealed)).toBeNull();
  expect(unseal(`${key}!`, "domain 7", sealed)).toBeNull();
  expect(unseal(key, "domain 7", `${sealed.slice(0, -2)}AA`)).toBeNull();
  expect(unseal(key, "domain 7", "")).toBeNull();
});

test("the same text is never sealed into the same bytes, and every seal names its key", () => {
  const [one, other] = [seal(key, "x", "text"), seal(key, "x", "text")];
  expect(one).not.toBe(other);
  expect(one.split(".")[0]).toBe(other.split(".")[0]);
});
