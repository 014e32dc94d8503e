import { z } from "zod";
import { describe, expect, test } from "vitest";
import { isLink, ofGrammar, type Grammar } from "./grammar.ts";

const fits = (grammar: Grammar, text: string) => ofGrammar(z.string(), grammar).safeParse(text).success;

describe("a link", () => {
  test.each(["https://survey.example.org/a?b=c#d", "http://10.0.0.1:8080/", "HTTPS://EXAMPLE.org", "https://例え.jp/"])(
    "%s is one",
    (text) => expect(isLink(text)).toBe(true),
  );
  test.each([
    "",
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "https:example.org",
    "//example.org",
    "https://",
    "https://name@example.org",
    "https://name:word@example.org/",
    "https://good.example.org\\@evil.example.org",
    "https://exa mple.org",
    "https://example.org/\u0000",
    "mailto:a@example.org",
  ])("%j is none", (text) => expect(isLink(text)).toBe(false));
});

test("a time zone has a name of the database of zones, no offset and no place alone", () => {
  expect(["UTC", "Europe/Berlin", "America/Argentina/Ushuaia", "Etc/GMT+3", ""].map((text) => fits("timeZone", text))).toEqual(
    Array(5).fill(true),
  );
  expect(["Berlin", "+02:00", "Europe/ Berlin", "Europe/Atlantis", "x'; drop"].map((text) => fits("timeZone", text))).toEqual(
    Array(5).fill(false),
  );
});

test("a User ID is seen as it is; a name may have the joiners it is written with", () => {
  expect(["anna", "Zoë 2", "سارة", "анна"].map((text) => fits("userName", text))).toEqual(Array(4).fill(true));
  expect(
    ["an\u200bna", "\u202eanna", "an\u00adna", "anna\ufeff", "an\u2060na", "\u3164", "a\u0000"].map((text) => fits("userName", text)),
  ).toEqual(Array(7).fill(false));
  expect(["می\u200cخواهم", "क्\u200dष"].map((text) => fits("personName", text))).toEqual([true, true]);
  expect(["A\u202enna", "A\u0007", "A\u2028b", "\ud800"].map((text) => fits("personName", text))).toEqual(Array(4).fill(false));
});

test("a colour is three or six digits", () => {
  expect(["#fff", "#FFF4e0", "red", "#ff", "#fff;}"].map((text) => fits("colour", text))).toEqual([true, true, false, false, false]);
});
