/// <reference lib="dom" />
import { expect, test } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { fingerprint } from "./sameBag/fingerprint.ts";

test("a worker of the browser makes of a seed the same bag as the server: every pixel and everything known about it", async ({
  page,
  baseURL,
}) => {
  const recipe: BagRecipe = { seed: 7, scanner: "S160", threat: { category: "knives" } };
  const bundler = join(import.meta.dirname, "../node_modules/.bin/rolldown");
  const source = join(import.meta.dirname, "sameBag/worker.ts");
  const script = execFileSync(bundler, [source, "--format=esm"], { maxBuffer: 32 * 2 ** 20 }).toString();
  await page.route("**/same-bag/**", (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  );
  await page.goto(`${baseURL}/same-bag/`);
  const made = page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const worker = new Worker("bag.js", { type: "module" });
        worker.addEventListener("message", ({ data }) => resolve(data));
        worker.addEventListener("error", ({ message }) => reject(new Error(message)));
        worker.postMessage(wanted, []);
      }),
    recipe,
  );
  expect(await made).toEqual(await fingerprint(recipe));
});
