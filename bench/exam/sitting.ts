import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { ExamStart } from "@vigil/model/exam/examWire";
import { leaseHeader, renewSeconds } from "@vigil/model/training/trainingLease";
import { rightOption } from "./examCourse.ts";

/** What the process that plays the learners is told. */
export interface Sitting {
  address: string;
  programId: number;
  courseId: number;
  learners: { userId: number; headers: Record<string, string> }[];
  /** Within so long all of them have pressed "Start". */
  startMs: number;
  /** On a page with two questions, at least and at most; 0 at most = whoever has started does nothing else. */
  pageMs: readonly [number, number];
}

export interface Told {
  kind: "start" | "answer" | "submit" | "lease";
  /** When it was due, since the beginning. */
  atMs: number;
  /** From then to the answer that counted, tries that were refused included. */
  ms: number;
  /** 0 where no answer came. */
  status: number;
  /** How often it was refused before. */
  refused: number;
  /** What it was told where it is not 200. */
  problem: string;
}
/** What was acknowledged, by the bank's numbers. */
export interface Acknowledged {
  userId: number;
  attemptId: number;
  answers: { index: number; option: number }[];
  sealed: boolean;
  score: number | null;
}
export interface Sat {
  told: Told[];
  acknowledged: Acknowledged[];
}

const MOST_TRIES = 6;
const QUESTIONS_OF_PAGE = 2;
const tabOf = (userId: number) => `bench-tab-${userId}`;
const codeIn = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 100);
const numberIn = ({ text }: { text: string }): number => Number.parseInt(text, 10);

/** Plays all learners, each on a connection of its own, as the exam's page calls; ends by itself. */
async function sit(sitting: Sitting): Promise<Sat> {
  const told: Told[] = [];
  const begun = performance.now();
  const now = () => performance.now() - begun;
  const acknowledged = await Promise.all(sitting.learners.map((learner, number) => play(sitting, learner, number, { told, now })));
  return { told, acknowledged: acknowledged.flatMap((one) => one ?? []) };
}

interface Notes {
  told: Told[];
  now: () => number;
}

async function play(sitting: Sitting, learner: Sitting["learners"][number], number: number, { told, now }: Notes) {
  const { programId, courseId, startMs, learners } = sitting;
  const { hostname, port } = new URL(sitting.address);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { ...learner.headers, "x-tab": tabOf(learner.userId) };
  const once = (method: string, path: string, body: string): Promise<{ status: number; text: string; waitMs: number; renewed: boolean }> =>
    new Promise((resolve) => {
      const lost = () => resolve({ status: 0, text: "", waitMs: 1000, renewed: false });
      const sized = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
      const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...sized } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", lost);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            waitMs: 1000 * Number(answer.headers["retry-after"] ?? 1),
            renewed: answer.headers[leaseHeader] !== undefined,
          }),
        );
      });
      sent.on("error", lost);
      sent.end(body);
    });
  let renewedMs = -Infinity;
  /** Tries again after what it is told to wait, as the page does. */
  const call = async (kind: Told["kind"], atMs: number, method: string, path: string, body: object) => {
    const text = JSON.stringify(body);
    for (let refused = 0; ; refused += 1) {
      const answer = await once(method, `/api/training/${path}`, text);
      if (answer.renewed || (kind === "lease" && answer.status === 200)) renewedMs = now();
      if ([0, 503].includes(answer.status) && refused + 1 < MOST_TRIES) {
        await pause(answer.waitMs);
        continue;
      }
      told.push({
        kind,
        atMs,
        ms: now() - atMs,
        status: answer.status,
        refused,
        problem: answer.status === 200 ? "" : codeIn(answer.text),
      });
      return answer.status === 200 ? (JSON.parse(answer.text) as unknown) : undefined;
    }
  };
  const until = async (atMs: number) => {
    for (let left = atMs - now(); left > 0; left = atMs - now()) {
      const leaseInMs = renewedMs + 1000 * renewSeconds - now();
      if (leaseInMs <= 0) await call("lease", now(), "POST", "lease", { tabId: tabOf(learner.userId) });
      else await pause(Math.min(left, leaseInMs));
    }
  };
  const path = `exam/programs/${programId}/courses/${courseId}/units/-1`;

  const startAt = (startMs * number) / learners.length;
  await pause(Math.max(0, startAt - now()));
  await call("lease", startAt, "POST", "lease", { tabId: tabOf(learner.userId), programId });
  const startedAt = now();
  const start = (await call("start", startedAt, "POST", path, {})) as ExamStart | undefined;
  if (start === undefined) return agent.destroy();
  const kept: Acknowledged = { userId: learner.userId, attemptId: start.examId, answers: [], sealed: false, score: null };
  const sent: object[] = [];
  const [least, most] = sitting.pageMs;
  const only = most === 0;
  let at = now();
  for (const [index, { id, model, options, text }] of only ? [] : start.questions.entries()) {
    at += (least + (most - least) * Math.random()) / QUESTIONS_OF_PAGE;
    await until(at);
    // who knows how many answers is told by the number of the learner
    const right = rightOption(numberIn({ text }));
    const option = index < number % (start.questions.length + 1) ? right : 1 + (right % options.length);
    const value = options.filter((one) => numberIn(one) === option).map((one) => one.id);
    const elapsedMs = Math.round(now() - startedAt);
    const saved = { value, revision: 1, elapsedMs, shownMs: null, durationMs: 30_000, timeout: false, flagged: false, locked: false };
    if ((await call("answer", at, "PUT", `exam/attempts/${start.examId}/answers/${index}`, saved)) !== undefined)
      kept.answers.push({ index, option });
    sent.push({ id, model, value, correct: null, duration: 1, timeout: false, revision: 1 });
  }
  if (!only) {
    const handIn = { templateVersion: start.templateVersion, answers: sent, examId: start.examId, time: 60 };
    const submitted = (await call("submit", now(), "PUT", path, handIn)) as { result: { score: number | null } } | undefined;
    kept.sealed = submitted !== undefined;
    kept.score = submitted?.result.score ?? null;
  }
  agent.destroy();
  return kept;
}

process.once("message", (sitting: Sitting) => {
  sit(sitting).then(
    (sat) => process.send?.(sat, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
