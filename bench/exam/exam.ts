import { loadavg } from "node:os";
import { memoryMb, processorByWork, processorMs, processorOfFamilyMs } from "../processor.ts";
import { share } from "../training/place.ts";
import { sit, withExamHall, type ExamHall } from "./examHall.ts";
import { keptAnswers } from "./keptAnswers.ts";
import type { Sat, Told } from "./sitting.ts";

const MINUTE_MS = 60_000;
const PAGES = 8;
/** The published test takes 30 to 90 seconds for a page; ours is four times as fast, so that all of it takes so long. */
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 120);
const pageMs = [(500 * SECONDS) / PAGES, (1500 * SECONDS) / PAGES] as const;
/** The published test lets all start at one moment; ours within this time for two thousand. */
const startOfTwoThousandMs = 10_000;

/**
 * `npm run bench -- exam [learners]`: sixteen questions on eight pages by 5,000 learners who start together
 * (https://www.proyectos.udelar.edu.uy/redmine/projects/moodleperf/wiki/Load_test_results_in_moodle_45_(feb_2026)).
 */
export const exam = (count = 5000): Promise<void> =>
  withExamHall(count, async (hall) => {
    const sat = await measured("exam", hall, { startMs: (startOfTwoThousandMs * count) / 2000, pageMs });
    await keptAnswers(hall, sat);
  });

/** `npm run bench -- starts [learners]`: 2,000 exams opened within ten seconds. */
export const starts = (count = 2000): Promise<void> =>
  withExamHall(count, async (hall) => void (await measured("starts", hall, { startMs: startOfTwoThousandMs, pageMs: [0, 0] })));

async function measured(name: string, hall: ExamHall, how: Parameters<typeof sit>[1]): Promise<Sat> {
  const { pid, postmaster } = hall.server;
  const used = () => ({ node: processorMs(pid), postgres: processorOfFamilyMs(postmaster), works: processorByWork(postmaster) });
  console.log(`# ${hall.people.length} learners, load ${loadavg()[0]!.toFixed(1)}`);
  const before = used();
  const sat = await sit(hall, how);
  const after = used();
  tell(name, sat.told);
  const calls = sat.told.reduce((sum, { refused }) => sum + 1 + refused, 0);
  const perCall = (which: "node" | "postgres") => ((after[which] - before[which]) / calls).toFixed(2);
  console.log(`${name}.calls ${calls} calls`);
  console.log(`${name}.refused ${calls - sat.told.length} calls, ${sat.told.filter(({ status }) => status !== 200).length} for good`);
  for (const [problem, { length }] of Map.groupBy(
    sat.told.filter(({ status }) => status !== 200),
    (one) => `${one.kind} ${one.status} ${one.problem}`,
  ))
    console.log(`# ${length} × ${problem}`);
  console.log(`${name}.processor ${perCall("node")} + ${perCall("postgres")} ms a call, Node + PostgreSQL`);
  const works = [...after.works].map(([work, ms]) => [work, (ms - (before.works.get(work) ?? 0)) / calls] as const);
  const most = works.filter(([, ms]) => ms >= 0.001).toSorted(([, one], [, other]) => other - one);
  console.log(`# PostgreSQL's: ${most.map(([work, ms]) => `${work} ${ms.toFixed(3)}`).join(", ")} ms a call`);
  console.log(`${name}.memory ${memoryMb(pid, "VmHWM")} MB at most`);
  console.log(`# load ${loadavg()[0]!.toFixed(1)}`);
  return sat;
}

function tell(name: string, told: readonly Told[]): void {
  for (const [kind, all] of Map.groupBy(told, (one) => one.kind))
    for (const [minute, some] of [...Map.groupBy(all, ({ atMs }) => Math.floor(atMs / MINUTE_MS))].toSorted(
      ([one], [other]) => one - other,
    )) {
      const times = some.map(({ ms }) => ms);
      const parts = [0.5, 0.95, 1].map((part) => share(times, part).toFixed(0)).join(" / ");
      console.log(`${name}.${kind}.minute${minute + 1} ${parts} ms, ${some.length} calls`); // p50 / p95 / longest
    }
}
