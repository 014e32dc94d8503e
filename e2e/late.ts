import { createHash } from "node:crypto";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Most answers take up to this long, a few as long as on a bad connection. */
const [mostMs, longMs, fewOf] = [400, 1500, 20];

/** Where answers come late: the server is behind here, and what a page asked of it is held back for a while before the page has it. */
export interface Late {
  /** As a server that is gone: whoever waits is cut off. */
  close(): Promise<void>;
}

/**
 * Stands at `port` before the server at `behind`. How late the third answer to an address is, say, follows from the seed alone; what a journey
 * itself asks for, and files, come at once.
 */
export async function startLate({ port, behind, seed }: { port: number; behind: number; seed: string }): Promise<Late> {
  const asked = new Map<string, number>();
  const lateness = (call: string): number => {
    const count = (asked.get(call) ?? 0) + 1;
    asked.set(call, count);
    const drawn = createHash("sha256").update(`${seed} ${call} ${count}`).digest();
    return drawn[0]! % fewOf === 0 ? longMs : (drawn.readUInt16BE(1) / 0xffff) * mostMs;
  };
  const pass = (asking: IncomingMessage, answering: ServerResponse) => {
    const { method, url = "/", headers } = asking;
    const passing = request({ host: "127.0.0.1", port: behind, method, path: url, headers, agent: false }, (answer) => {
      void (async () => {
        if (url.startsWith("/api/") && "sec-fetch-mode" in headers) await sleep(lateness(`${method} ${url}`));
        answering.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(answering);
      })();
      answer.once("error", () => answering.destroy());
    });
    passing.once("error", () => answering.destroy());
    answering.once("close", () => passing.destroy());
    asking.pipe(passing);
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, pass);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
