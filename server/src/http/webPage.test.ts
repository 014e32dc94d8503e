import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chunksOf, pageSource, pageSources } from "./pageChunks.ts";
import { preferredLanguage } from "./preferredLanguage.ts";
import { webAddress, webPage } from "./webPage.ts";

const manifest = {
  "index.html": { file: "assets/index.js", imports: ["_react.js"], css: ["assets/index.css"] },
  "_react.js": { file: "assets/react.js" },
  "_table.js": { file: "assets/table.js", imports: ["_react.js"], css: ["assets/table.css"] },
  "src/entity/list/ListPage.tsx": { file: "assets/list.js", imports: ["_react.js", "_table.js"], css: ["assets/list.css"] },
};
const pages = { "src/main.tsx": ["shell"], "src/entity/list/ListPage.tsx": ["entity", "shell"], "src/exam/ExamRoute.tsx": ["exam"] };
const phrases = { version: "v1", pages };
const template = `<!doctype html><html lang="en" dir="ltr"><head><script src="/assets/index.js"></script><link href="/assets/index.css"></head></html>`;

describe("addresses", () => {
  test.each([
    ["/", "signIn.html", ""],
    ["/demo/login", "signIn.html", "login"],
    ["/demo/reset-password/", "signIn.html", "reset-password"],
    ["/demo", "index.html", ""],
    ["/system/first-login", "signIn.html", "first-login"],
    ["/demo/admin/users/7", "index.html", "admin/users/7"],
  ])("%s shows %s", (path, page, rest) => expect(webAddress(path)).toEqual({ page, rest }));

  test.each(["/api", "/assets/x", "/healthz", "/demo/x.map", "/Some One/login", "/x", "/.git/config"])("%s is no page", (path) =>
    expect(webAddress(path)).toBeNull(),
  );
});

test("a page carries its language, its nonce and links to the chunks of its route, each once", () => {
  const html = webPage({
    address: { page: "index.html", rest: "admin/users" },
    template,
    manifest,
    phrases,
    nonce: "abc",
    language: "ar",
  });
  expect(html).toContain(`<html lang="ar" dir="rtl">`);
  expect(html).toContain(`<meta property="csp-nonce" nonce="abc">`);
  const links = [...html.matchAll(/rel="(modulepreload|stylesheet)" crossorigin href="\/assets\/([\w.]+)"/g)].map((found) => found[2]);
  expect(links).toEqual(["list.js", "react.js", "table.js", "list.css", "table.css"]);
  const fetched = [...html.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)].map(([, address]) => address);
  expect(fetched).toEqual(["/assets/phrases/ar/v1/shell.json", "/assets/phrases/ar/v1/entity.json"]);
});

test("every page that is named is there", () => {
  const web = join(import.meta.dirname, "../../../web");
  expect(pageSources.filter((source) => !existsSync(join(web, source)))).toEqual([]);
});

test("a route the manifest does not know costs nothing but its links", () => {
  expect(chunksOf({}, ["src/entity/list/ListPage.tsx"])).toEqual({ scripts: [], styles: [] });
  expect(pageSource("nowhere/at/all")).toBeUndefined();
  expect(pageSource("admin/courses/11/write/p150")).toBe("src/authoring/desk/WritePage.tsx");
});

test.each([
  [undefined, "en"],
  ["ar-AE,ar;q=0.9,en;q=0.8", "ar"],
  ["sw,ar;q=0.5,en;q=0.4", "ar"],
  ["en;q=0.3,ar;q=0.2", "en"],
  ["sw", "en"],
  ["AR-ae", "ar"],
  ["arz-EG,en-GB;q=0.9", "en"],
  ["ar;q=0,en;q=0.1", "en"],
  ["*", "en"],
  [";;,,q", "en"],
])("the language of %j is %s", (header, language) => expect(preferredLanguage(header)).toBe(language));
