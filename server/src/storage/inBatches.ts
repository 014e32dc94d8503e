import { crowdOf, type Crowd } from "./crowd/crowdOf.ts";
import { asking, type Asker } from "./statements/asking.ts";

/** What became of somebody who does not go with the others of a batch. */
export const askAlone: unique symbol = Symbol("ask alone");
export type AskAlone = typeof askAlone;

interface Batching<Call, Answer> {
  /** Calls of the same key may go together. */
  keyOf: (call: Call) => string;
  alone: (call: Call) => Promise<Answer>;
  /** Of at least two, in their order; who does not go with the others is asked for alone. */
  many: (calls: Call[]) => Promise<(Answer | AskAlone)[]>;
  /** Whether it may be one of them that a batch failed for, and not that there is no way to the database. */
  spoilt: (error: unknown) => boolean;
  /** Who asks: where very many do, each waits a moment for company. */
  whoOf?: (call: Call) => unknown;
  /** Those who are counted together; without it all who ask this node, whatever it is. */
  crowd?: Crowd;
}

interface Waiting<Call, Answer> {
  call: Call;
  /** What is done for one alone is done on behalf of whoever asked for it, not of the first of the line. */
  asked: Asker | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const mostTogether = 50;
/** A batch costs as much for itself as for a few who are in it: for so long those of a crowd wait for company, unless so many are there. */
const gatherMs = 25;
const enough = 25;
/** Where very many answer questions, those whose session is looked up are few, and still worth a wait. */
const ofNode = crowdOf();
/** Whoever is asked for alone may wait for a row that a stranger holds: those behind them go on after so long. */
const patienceMs = 1000;

/**
 * Small statements that come while one like them is under way go together when it has ended: one transaction, one wait for the disk, one way
 * to the database and back. Where there is no crowd each goes alone and at once. Who is in a batch that one of them spoilt is asked for alone.
 */
export function inBatches<Call, Answer>(batching: Batching<Call, Answer>): (call: Call) => Promise<Answer> {
  const { keyOf, alone, many, spoilt, whoOf, crowd = ofNode } = batching;
  const lines = new Map<string, Waiting<Call, Answer>[]>();

  async function work(key: string, line: Waiting<Call, Answer>[]): Promise<void> {
    for (;;) {
      const waits = whoOf !== undefined && line.length > 0 && line.length < enough && crowd.isThere();
      await (waits ? pause(gatherMs) : turn()); // those that arrived with it come along
      const batch = line.splice(0, mostTogether);
      if (batch.length === 0) break;
      await (batch.length === 1 ? forAMoment(eachAlone(batch)) : together(batch));
    }
    lines.delete(key);
  }

  async function together(batch: readonly Waiting<Call, Answer>[]): Promise<void> {
    try {
      const answers = await many(batch.map(({ call }) => call));
      const left = batch.filter((one, index) => {
        const answer = answers[index]!;
        if (answer !== askAlone) one.resolve(answer);
        return answer === askAlone;
      });
      await forAMoment(eachAlone(left));
    } catch (error) {
      if (spoilt(error)) return forAMoment(eachAlone(batch));
      for (const { reject } of batch) reject(error);
    }
  }

  const eachAlone = async (batch: readonly Waiting<Call, Answer>[]): Promise<void> => {
    await Promise.all(batch.map(({ call, asked, resolve, reject }) => asking.run(asked, alone, call).then(resolve, reject)));
  };

  return (call) =>
    new Promise((resolve, reject) => {
      if (whoOf !== undefined) crowd.comes(whoOf(call));
      const key = keyOf(call);
      const line = lines.get(key);
      const waiting = { call, asked: asking.getStore(), resolve, reject };
      if (line !== undefined) return void line.push(waiting);
      const begun = [waiting];
      lines.set(key, begun);
      void work(key, begun);
    });
}

async function forAMoment(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, moment]);
  clearTimeout(timer);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
