import { z } from "zod";
import { expect, test } from "vitest";
import { ofGrammar, type Grammar } from "./grammar.ts";

const fits = (grammar: Grammar, text: string) => ofGrammar(z.string(), grammar).safeParse(text).success;

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
