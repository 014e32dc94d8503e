import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a processor's time in these. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  ownMs: number;
  /** Of children that have ended. */
  endedMs: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const at = (place: number) => Number(fields[place - 3]); // the manual counts from the number of the process, which is the first of three cut off
    return { parent: at(4), ownMs: TICK_MS * (at(14) + at(15)), endedMs: TICK_MS * (at(16) + at(17)) };
  } catch {
    return undefined; // it has just ended
  }
}

/** Processor time of a process with its threads, by the system's own count. */
export const processorMs = (pid: number): number => statOf(pid)?.ownMs ?? 0;

/** The same of a process with all its children, also those that have ended: PostgreSQL is one process for each connection. */
export const processorOfFamilyMs = (pid: number): number => [...processorByWork(pid).values()].reduce((sum, ms) => sum + ms, 0);

/** What PostgreSQL's processes call themselves: of one with a connection whose it is. */
const workOf = (pid: number): string => {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return /^postgres: (?<work>(?:io |background |autovacuum |logical replication )?\S+)/.exec(title)?.groups?.["work"] ?? "itself";
  } catch {
    return "ended"; // just now
  }
};

/** The same by what they do. Those that have ended are vacuums and connections that were closed. */
export function processorByWork(pid: number): Map<string, number> {
  const own = statOf(pid);
  const works = new Map([
    ["itself", own?.ownMs ?? 0],
    ["ended", own?.endedMs ?? 0],
  ]);
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    const stat = statOf(Number(name));
    if (stat?.parent !== pid) continue;
    const work = workOf(Number(name));
    works.set(work, (works.get(work) ?? 0) + stat.ownMs);
  }
  return works;
}

/** Memory of a process in MB: what it has now (VmRSS), and had at most (VmHWM). */
export const memoryMb = (pid: number, line: "VmRSS" | "VmHWM"): number =>
  Math.round(Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
