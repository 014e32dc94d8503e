import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { builtServer } from "../../../tools/builtServer.ts";

export interface ServerProcess {
  address: string;
  pid: number;
  /** From the start of the process to the line that names the address. */
  readyMs: number;
  /** As a power cut does it; answers when the process is gone. */
  kill: () => Promise<void>;
  /** As an administrator does it. */
  stop: () => Promise<void>;
}

/** Nothing of the caller's but where programs are found, and what was compiled before. */
export const ownEnvironment = (): Record<string, string> => {
  const { PATH = "", NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
};

/** The server as `npm start` runs it, in a process of its own, on a data directory of the caller's. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const main = builtServer();
  const begun = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...ownEnvironment(), LOG_LEVEL: "warn", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(child, "exit");
  const said: string[] = [];
  child.stderr.on("data", (text: Buffer) => said.push(text.toString()));
  const ready = Promise.withResolvers<string>();
  createInterface(child.stdout).on("line", (line) => {
    said.push(`${line}\n`);
    const address = /^Vigil is ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) ready.resolve(address);
  });
  gone.then(
    () => ready.reject(new Error(`The server ended before it was ready:\n${said.join("")}`)),
    (error: unknown) => ready.reject(error),
  );
  const address = await ready.promise;
  const end = (signal: "SIGKILL" | "SIGTERM") => async () => {
    child.kill(signal);
    await gone;
  };
  return { address, pid: child.pid ?? 0, readyMs: performance.now() - begun, kill: end("SIGKILL"), stop: end("SIGTERM") };
}
