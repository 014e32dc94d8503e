import { Agent, request } from "node:http";
import { parentPort, Worker, workerData } from "node:worker_threads";
import type { Shot } from "./hammer.ts";

export interface TimedShot extends Shot {
  /** Since the beginning. */
  atMs: number;
  kind: string;
}

interface Plan {
  address: string;
  /** One list for each person: in order of time, and never two calls of one person at once. */
  people: TimedShot[][];
}

export interface Answered {
  person: number;
  index: number;
  /** 0 where no answer came. */
  status: number;
  /** From when it was due, so that waiting behind an earlier call counts. */
  ms: number;
}

/** Sends each shot when it is due, from a thread of its own; ends by itself after the last one. */
export const timetable = (plan: Plan): Promise<Answered[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: plan });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

async function run({ address, people }: Plan): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: people.length });
  const { hostname, port } = new URL(address);
  const fire = ({ method, path, headers, body }: Shot): Promise<number> =>
    new Promise((resolve) => {
      const sized = body === "" ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
      const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...sized } }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
        answer.on("error", () => resolve(0));
      });
      sent.on("error", () => resolve(0));
      sent.end(body);
    });
  const answered: Answered[] = [];
  const begun = performance.now();
  await Promise.all(
    people.map(async (shots, person) => {
      for (const [index, shot] of shots.entries()) {
        const wait = shot.atMs - (performance.now() - begun);
        if (wait > 0) await new Promise((resolve) => void setTimeout(resolve, wait));
        const status = await fire(shot);
        answered.push({ person, index, status, ms: performance.now() - begun - shot.atMs });
      }
    }),
  );
  agent.destroy();
  return answered;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
if (parentPort !== null) parentPort.postMessage(await run(workerData));
