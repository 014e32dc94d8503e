import type { Jobs, Queue } from "../../src/jobs/jobs.ts";

/** For tests that do a queue's work themselves: what was sent waits here, and nobody takes it up. */
export interface TestJobs extends Jobs {
  /** The same array each time: whoever works takes it out. */
  sentTo: <Data extends object>(queue: Queue<Data>) => Data[];
}

export function testJobs(): TestJobs {
  const sent = new Map<string, object[]>();
  const nothing = () => Promise.resolve();
  const sentTo = <Data extends object>({ name }: Queue<Data>): Data[] => {
    const waiting = sent.get(name) ?? [];
    sent.set(name, waiting);
    return waiting as Data[];
  };
  return { ready: nothing, work: nothing, stop: nothing, sentTo, send: async (_tx, queue, data) => void sentTo(queue).push(data) };
}
