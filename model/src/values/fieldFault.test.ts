import { expect, test } from "vitest";
import { z } from "zod";
import { locales } from "../identity/locales.ts";
import { domain } from "../organization/domain.ts";
import { user } from "../organization/user.ts";
import { en } from "../phrases/en.ts";
import { date, integer, mailAddress, text } from "../entity/field.ts";
import { fieldFault } from "./fieldFault.ts";

const fault = (schema: z.ZodType, value: unknown) => fieldFault(schema.safeParse(value).error!.issues[0]!);

test("R-5.038 a value that does not fit is told by a general sentence: required, length, integer, e-mail, address, date, confirmation", () => {
  const { schema } = text({ max: 5, min: 3 });
  expect(fault(text({ max: 5 }).schema, "")).toEqual({ code: "FieldRequired" });
  expect(fault(schema, "ab")).toEqual({ code: "FieldTooShort", minimum: 3 });
  expect(fault(schema, "abcdef")).toEqual({ code: "FieldTooLong", maximum: 5 });
  expect(fault(integer({ min: 1, max: 9 }).schema, 1.5)).toEqual({ code: "FieldNotInteger" });
  expect(fault(integer({ min: 1, max: 9 }).schema, 0)).toEqual({ code: "FieldTooSmall", minimum: 1 });
  expect(fault(mailAddress({ max: 50 }).schema, "nobody")).toEqual({ code: "FieldNotMail" });
  expect(fault(date().schema, "2026-13-01")).toEqual({ code: "FieldNotDate" });
  expect(fault(domain.fields.allowedAddresses.schema, ["10.0.0.0/8", "10.0.0"])).toEqual({ code: "FieldNotAddress" });
  for (const address of ["10.1.2.3", "10.0.0.0/8", "2001:db8::1", "2001:db8::/32"])
    expect(domain.fields.allowedAddresses.schema.safeParse([address]).success).toBe(true);
  const { problems } = en;
  const codes = [
    "FieldRequired",
    "FieldTooShort",
    "FieldTooLong",
    "FieldNotInteger",
    "FieldNotMail",
    "FieldNotAddress",
    "FieldNotDate",
    "PasswordMismatch",
  ] as const;
  expect(new Set(codes.map((code) => problems[code])).size).toBe(codes.length);
});

test("R-9.044 R-9.042 people and domains have one of 33 languages, English where none is said", () => {
  expect(locales.join(", ")).toBe(
    "ar, bg, da, de, el, en, es-ES, es-MX, et, fi, fr-CA, fr-FR, hu, id, it, ja, ka, ko, lt, lv, ms, mt, nl, no, pt-BR, pt-PT, sv, th, tl, tr, vi, zh-CN, zh-HK",
  );
  for (const entity of [user, domain]) {
    const { schema, initial } = entity.fields.locale;
    expect([initial, locales.every((locale) => schema.safeParse(locale).success)]).toEqual(["en", true]);
    expect(["xx", "de-DE", "english"].some((locale) => schema.safeParse(locale).success)).toBe(false);
  }
});

test("R-5.025 a locale code must be a non-empty string", () => {
  for (const { schema } of [user.fields.locale, domain.fields.locale]) {
    expect(fieldFault(schema.safeParse("").error!.issues[0]!)).toEqual({ code: "FieldRequired" });
    for (const locale of [7, null, ["en"]]) expect(schema.safeParse(locale).success).toBe(false);
  }
});
