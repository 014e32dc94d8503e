import { expect, it } from "vitest";
import { spacedCode, typedCode, verificationCode } from "./verificationCode.ts";

it("a code holds all of its 128 bits and is found however it was typed from paper", () => {
  expect(verificationCode(new Uint8Array(16))).toBe("0".repeat(26));
  expect(verificationCode(new Uint8Array(16).fill(255))).toBe(`7${"Z".repeat(25)}`);
  const code = verificationCode(Uint8Array.from({ length: 16 }, (_, index) => index * 16 + 1));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(typedCode(spacedCode(code).toLowerCase())).toBe(code);
  expect(typedCode("oil-0")).toBe("0110");
});
