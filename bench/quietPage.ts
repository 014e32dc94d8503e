import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A page in a browser of its own that is told what to do and not watched. */
export interface QuietPage {
  go(url: string): Promise<void>;
  /** What an expression in the page comes to, waited for where it is a promise. */
  run<Value>(expression: string): Promise<Value>;
  /** Until an expression holds in whatever page is there by then. */
  until(expression: string): Promise<void>;
  type(into: string, text: string): Promise<void>;
  /** Process numbers of the page and of the graphics. */
  processes(): Promise<number[]>;
  stop(): Promise<void>;
}

interface Answer {
  id?: number;
  result?: never;
  error?: { message: string };
}

const PATIENCE_MS = 240_000;

/**
 * For what a page holds: Playwright listens to its network, so the page keeps the bytes of every answer, up to a hundred megabytes, and it
 * keeps every element that was waited for with the screen around it. Both were counted as the product's.
 */
export async function quietPage({ width, height }: { width: number; height: number }): Promise<QuietPage> {
  const directory = mkdtempSync(join(tmpdir(), "vigil-page-"));
  const browser = spawn(process.env["CHROMIUM"] ?? "/usr/bin/chromium", [...switches, `--user-data-dir=${directory}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const socket = new WebSocket(await addressOf(browser));
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let asked = 0;
  const ask = <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result as Result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  const { targetInfos } = await ask<{ targetInfos: { targetId: string; type: string }[] }>("Target.getTargets");
  const targetId = targetInfos.find(({ type }) => type === "page")?.targetId;
  const { sessionId } = await ask<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
  const tell = <Result>(method: string, params: object) => ask<Result>(method, params, sessionId);
  await tell("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });

  const run = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await tell<{ result: { value: Value }; exceptionDetails?: object }>("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(`The page failed: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  };
  return {
    run,
    go: async (url) => void (await tell("Page.navigate", { url })),
    until: async (expression) => {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100))
        if (await run<boolean>(`Boolean(${expression})`).catch(() => false)) return; // while a page goes another comes
      throw new Error(`The page never came to ${expression}.`);
    },
    type: async (into, text) => {
      await run(`document.querySelector(${JSON.stringify(into)}).focus()`);
      await tell("Input.insertText", { text });
    },
    processes: async () => {
      const { processInfo } = await ask<{ processInfo: { type: string; id: number; cpuTime: number }[] }>("SystemInfo.getProcessInfo");
      // A browser keeps one more in reserve and those of pages before.
      const busiest = processInfo.filter(({ type }) => type === "renderer").toSorted((one, other) => other.cpuTime - one.cpuTime)[0];
      return processInfo.filter((one) => one === busiest || one.type === "GPU").map(({ id }) => id);
    },
    stop: async () => {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill();
      await ended;
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** As the other figures of pages: without a window, drawn by the software renderer, in English and without motion. */
const switches = [
  "--headless",
  "--no-sandbox",
  "--no-first-run",
  "--disable-extensions",
  "--disable-background-networking",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--force-prefers-reduced-motion",
  "--lang=en",
  "--remote-debugging-port=0",
];

const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let told = "";
    browser.stderr?.on("data", (part: Buffer) => {
      told += part.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(told)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
