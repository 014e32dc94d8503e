import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newest } from "./newest.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "server/dist");
/** A server that was started from an older one still reads its threads' programs there. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const sources = ["server/src", "server/vite.config.ts", "model/src", "xray/src", "content/", "package-lock.json"];

/**
 * The server as one program, made when its sources are newer than it is; answers where it begins. Each build has a folder of its own that
 * is there at once or not at all, as tests in several processes may ask at the same time.
 */
export function builtServer(): string {
  const stamp = String(Math.round(newest(sources.map((source) => join(root, source)))));
  const main = join(built, stamp, "main.mjs");
  if (existsSync(main)) return main;
  const making = `making-${process.pid}`;
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", join(root, "server"), "--logLevel", "warn", "--emptyOutDir"], {
    stdio: "inherit",
    env: { ...process.env, VIGIL_SERVER_DIST: join(built, making) },
  });
  if (status !== 0) throw new Error("The server could not be built; what is wrong stands above.");
  for (const old of readdirSync(built))
    if (newest([join(built, old)]) < Date.now() - KEPT_MS) rmSync(join(built, old), { recursive: true, force: true });
  try {
    renameSync(join(built, making), join(built, stamp));
  } catch (error) {
    if (!existsSync(main)) throw error; // somebody else was quicker
    rmSync(join(built, making), { recursive: true });
  }
  return main;
}
