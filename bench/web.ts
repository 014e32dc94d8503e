import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
// @ts-expect-error plain JavaScript, it runs before anything is installed
import { buildWeb } from "../tools/build.mjs";
import { chunksOf, type Manifest } from "../server/src/http/pageChunks.ts";

const dist = join(import.meta.dirname, "../web/dist");
const phrases = "../model/src/phrases";

/** What a page loads before it can be used, the phrases of the larger language among it. */
const pages = {
  signIn: ["signIn.html", `${phrases}/signIn/ar.ts`],
  learner: ["index.html", "src/shell/HomePage.tsx", `${phrases}/ar.ts`],
  adminList: ["index.html", "src/entity/ListPage.tsx", `${phrases}/ar.ts`],
};

/** Kilobytes (1000 bytes) of JavaScript and CSS, gzip, that the built pages load first. */
export async function web(): Promise<void> {
  buildWeb();
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const kilobytes = (files: readonly string[]) =>
    (files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000).toFixed(1);
  let most = 0;
  for (const [name, sources] of Object.entries(pages)) {
    const missing = sources.find((source) => manifest[source] === undefined);
    if (missing) throw new Error(`The build has no ${missing}.`);
    const { scripts, styles } = chunksOf(manifest, sources);
    console.log(`web.${name}Js ${kilobytes(scripts)} kB`);
    most = Math.max(most, Number(kilobytes(styles)));
  }
  console.log(`web.css ${most.toFixed(1)} kB`);
}
