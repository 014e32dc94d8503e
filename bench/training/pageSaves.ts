import { bareServer, insertShot } from "../bareInserts.ts";
import { join } from "node:path";
import { postmasterOf } from "../../server/src/storage/postmaster.ts";
import { hammer, type Load, type Shot } from "../hammer.ts";
import { processorOfFamilyMs } from "../processor.ts";
import type { BenchLearner } from "./learners.ts";
import { calls, readPage, readSections, share, type Place } from "./place.ts";

const SECONDS = 6;
const LANES = 6;
/** The first one warms the engine up and is not counted. */
const ROUNDS = 4;
const HALF = 50;
const SECTIONS = 100;
const EACH = 10;

/** One page read, as the page tells it, beside one durable insert of a bare server on the same database. */
export async function pageSaves(place: Place, people: BenchLearner[]): Promise<void> {
  const bare = await bareServer(place.house);
  const postmaster = postmasterOf(join(place.house.settings.dataDirectory, "database", "postgres")) ?? 0;
  /** With the processor time of one: of Node, the client's part in it, and of PostgreSQL. */
  const hits = async (load: Load) => {
    const [node, postgres] = [process.cpuUsage(), processorOfFamilyMs(postmaster)];
    const { count, perSecond, p95Ms } = await hammer(load);
    const { user, system } = process.cpuUsage(node);
    return { perSecond, p95Ms, node: (user + system) / 1000 / count, postgres: (processorOfFamilyMs(postmaster) - postgres) / count };
  };
  const rounds: Record<"ours" | "bare", Awaited<ReturnType<typeof hits>>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const lanes: Shot[][] = [];
    for (const learner of people.slice(round * LANES, (round + 1) * LANES)) lanes.push(await pagesOf(place, learner, round));
    const inserts = Array.from({ length: LANES }, () => Array.from({ length: 50_000 }, () => insertShot));
    rounds.push({
      bare: await hits({ address: bare.address, seconds: SECONDS / 2, lanes: inserts }),
      ours: await hits({ address: place.address, seconds: SECONDS, lanes }),
    });
  }
  await bare.stop();
  const counted = rounds.slice(1);
  const middle = (value: (round: (typeof rounds)[number]) => number): number => share(counted.map(value), 0.5);
  const processor = (which: "ours" | "bare") =>
    `${middle((round) => round[which].node).toFixed(2)} + ${middle((round) => round[which].postgres).toFixed(2)} ms`;
  console.log(`training.savesRatioToBare ${middle(({ ours, bare: plain }) => ours.perSecond / plain.perSecond).toFixed(2)} x`);
  console.log(`training.savesPerSecond ${Math.round(middle(({ ours }) => ours.perSecond))} /s`);
  console.log(`training.savesP95 ${middle(({ ours }) => ours.p95Ms).toFixed(1)} ms`);
  console.log(`training.savesProcessor ${processor("ours")}, bare ${processor("bare")}`); // of Node, the client's part in it, and of PostgreSQL
}

/** The second half of a course, page by page. */
async function pagesOf(place: Place, learner: BenchLearner, round: number): Promise<Shot[]> {
  const status = `training/status/programs/${place.programId}`;
  const course = `${status}/courses/${place.courseIds[round]}`;
  await calls(place, learner, "POST", status);
  await calls(place, learner, "POST", course);
  await readSections(place, learner, HALF);
  return Array.from({ length: (SECTIONS - HALF) * EACH }, (_, read) => {
    const section = HALF + Math.floor(read / EACH);
    return pageShot(`/api/${course}`, learner, section + 1, (read % EACH) + 1);
  });
}

/** The page after the others of its section. */
export function pageShot(course: string, { headers }: BenchLearner, section: number, page: number): Shot {
  const pages = Array.from({ length: page }, (_, index) => readPage(EACH * (section - 1) + index + 1));
  return {
    method: "PUT",
    path: `${course}/units/${Math.ceil(section / EACH)}/sections/${section}`,
    headers,
    body: JSON.stringify({ status: page === EACH ? "C" : "A", pages, courseDuration: 0 }),
  };
}
