import { expect, test } from "vitest";
import { readerIn } from "./composeMail.ts";

test.each([
  ["ar", "en", "ar"],
  ["ar-EG", "en", "ar"],
  ["tlh", "ar", "ar"],
  ["no language", "ar", "ar"],
  ["tlh", "tlh", "en"],
  ["", "", "en"],
])("who speaks %j in a domain of %j is written to in %j", (locale, ofDomain, language) => {
  const reader = readerIn({ email: "a@b.test", locale }, { title: "Airport", locale: ofDomain });
  expect(reader).toEqual({ to: "a@b.test", locale: language, domainTitle: "Airport" });
});
