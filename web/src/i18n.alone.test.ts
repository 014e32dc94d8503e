import i18next from "i18next";
import { expect, test, vi } from "vitest";
import { speak, startLanguage } from "./i18n.ts";

test("of two languages chosen in a row the later one is spoken and remembered, whichever phrases come last", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal("navigator", { languages: ["en"] });
  const page = { lang: "", dir: "" };
  vi.stubGlobal("document", { documentElement: page });
  const arabic = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.includes("/ar/")) await arabic.promise;
    return Response.json({ own: {}, english: {} });
  });
  await startLanguage("1", ["shell"]);

  const first = speak("ar");
  await speak("de");
  arabic.resolve();
  await first;
  expect([i18next.language, page, kept.get("vigil.language")]).toEqual(["de", { lang: "de", dir: "ltr" }, "de"]);
});
