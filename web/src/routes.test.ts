import { QueryClient } from "@tanstack/react-query";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routerOf } from "./routes.tsx";

const page = readFileSync(join(import.meta.dirname, "../../docs/screens.md"), "utf8");
/** The first column of the tables, in which an address stands between backticks. */
const documented = [...page.matchAll(/^\| `([^`]+)` \|/gmu)].map(([, path]) => path!);

/** Served apart, with a page of their own (`server/src/http/webPage.ts`). */
const signInPages = ["login", "recover", "reset-password", "first-login"];

test("R-2.001 every address that has a screen is documented, and no other", () => {
  const { routesByPath } = routerOf(new QueryClient());
  const screens = Object.keys(routesByPath).map((path) => (path === "/" ? path : path.replace(/\/$/u, "")));
  const all = [...new Set([...signInPages.map((name) => `/$domain/${name}`), ...screens])];
  expect(documented.toSorted()).toEqual(all.toSorted());
});
