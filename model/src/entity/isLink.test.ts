import { describe, expect, test } from "vitest";
import { isLink } from "../values/isLink.ts";

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
