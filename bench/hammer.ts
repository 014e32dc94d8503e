import { Agent, request } from "node:http";
import { parentPort, Worker, workerData } from "node:worker_threads";

export interface Shot {
  method: "GET" | "POST" | "PUT" | "PATCH";
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Load {
  address: string;
  seconds: number;
  /** One list for each connection, sent in order and once. */
  lanes: Shot[][];
}

export interface Hits {
  count: number;
  perSecond: number;
  p95Ms: number;
  /** Processor time of whoever sent them. */
  ownMs: number;
}

/** Sends the shots from a thread of its own, so that the server under test shares no event loop with whoever loads it. Stops at the time or when a lane is empty. */
export const hammer = (load: Load): Promise<Hits> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

async function run({ address, seconds, lanes }: Load): Promise<Hits> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes.length });
  const { hostname, port } = new URL(address);
  const fire = ({ method, path, headers, body }: Shot): Promise<void> =>
    new Promise((resolve, reject) => {
      const options = {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      };
      const sent = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`${path} was answered ${answer.statusCode} ${Buffer.concat(parts).toString()}`)),
        );
      });
      sent.on("error", reject);
      sent.end(body);
    });
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const shot of lane) {
        const at = performance.now();
        if (at - begun > seconds * 1000) return;
        await fire(shot);
        times.push(performance.now() - at);
      }
    }),
  );
  const took = (performance.now() - begun) / 1000;
  agent.destroy();
  const own = process.threadCpuUsage();
  return {
    count: times.length,
    ownMs: (own.user + own.system) / 1000,
    perSecond: times.length / took,
    p95Ms: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0,
  };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
if (parentPort !== null) parentPort.postMessage(await run(workerData));
