import type { LanguageStanding } from "@vigil/model/operations/languageStanding";
import { fork } from "node:child_process";
import type { LanguagePlaces } from "./languagePlaces.ts";

/** Most of it is garbage at once: with little room it is thrown away in time. */
const memory = ["--max-old-space-size=192", "--max-semi-space-size=4"];

/** Has all languages looked through: some seconds of work and some hundred megabytes, which a thread would leave with the server. */
export function lookThrough(
  places: LanguagePlaces,
  onFound: (standing: LanguageStanding) => void,
): { done: Promise<void>; stop: () => void } {
  const child = fork(new URL("./languagesWorker.ts", import.meta.url), {
    execArgv: memory,
    env: { PATH: process.env["PATH"] },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  const done = new Promise<void>((resolve, reject) => {
    child.on("message", (standing: LanguageStanding | null) => (standing === null ? resolve() : onFound(standing)));
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`The languages were not looked through (${signal ?? code}).`)));
    child.send(places, (error) => {
      if (error) reject(error);
    });
  });
  return { done, stop: () => void child.kill("SIGKILL") };
}
