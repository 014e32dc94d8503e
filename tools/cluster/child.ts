import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Child {
  pid: number;
  stop: () => Promise<void>;
}

/** A program that runs until it is stopped; what it says of errors is shown. */
export function child(command: string, parameters: readonly string[], as?: { uid: number; gid: number }): Child {
  const process = spawn(command, parameters, { stdio: ["ignore", "ignore", "pipe"], detached: true, ...as }); // Ctrl+C is for us alone
  const gone = once(process, "exit");
  gone.catch(() => {});
  const said: string[] = [];
  process.stderr.on("data", (text: Buffer) => said.push(text.toString()));
  let stopping = false;
  process.once("exit", () => {
    if (!stopping) console.error(`${command} has ended:\n${said.slice(-20).join("")}`);
  });
  return {
    pid: process.pid ?? 0,
    stop: async () => {
      stopping = true;
      if (process.exitCode !== null || process.signalCode !== null) return;
      process.kill("SIGTERM");
      await gone;
    },
  };
}
