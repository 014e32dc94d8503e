// `npm run dev`: the server restarts when its sources change, the web app is replaced in the open page (Vite on 5173, /api goes to the server).
import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const children = [
  spawn(process.execPath, ["--watch-path=server/src", "--watch-path=model/src", "--watch-path=xray/src", "server/src/main.ts"], {
    cwd: root,
    stdio: "inherit",
  }),
  spawn(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), join(root, "web")], { cwd: root, stdio: "inherit" }),
];
const stop = (signal) => {
  for (const child of children) if (child.exitCode === null) child.kill(signal);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
for (const child of children) child.on("exit", () => stop("SIGTERM"));
