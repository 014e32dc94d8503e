import { setTimeout as pause } from "node:timers/promises";
import { demoDomains } from "../../content/tenant.ts";
import { decisionsOf, signedIn } from "../practice.ts";
import { timetable, type TimedShot } from "../timetable.ts";
import type { BenchLearner } from "./learners.ts";
import { pageShot } from "./pageSaves.ts";
import { calls, readSections, share, type Place } from "./place.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 60);
/** A page is read in this time, and told of what it needs to say in between as often. */
const PAGE_MS = 20_000;
const HALF_PAGE_MS = 10_000;
/** Saves of course time come between those of pages. */
const AFTER_MS = 3000;
const HALF = 50;
const DECIDERS = 10;
const DECISION_MS = 2000;
const LIST_MS = 250;
const PATIENCE_SECONDS = 150;

/** A thousand learners on content pages, ten at the simulator, one administrator at lists; afterwards every answered save is looked for. */
export async function reading(place: Place, people: BenchLearner[]): Promise<void> {
  const courses = await begin(place, people);
  const readers = people.map((learner, number) => readerOf(place, learner, courses[number]!, (number / people.length) * PAGE_MS));
  await counted(place);
  const all = [...readers, ...(await deciders(place)), await listReader(place)];
  const before = process.cpuUsage();
  const answered = await timetable({ address: place.address, people: all });
  const { user, system } = process.cpuUsage(before);
  const kinds = Map.groupBy(answered, ({ person, index }) => all[person]![index]!.kind);
  for (const [kind, answers] of kinds) {
    const times = answers.map(({ ms }) => ms);
    const parts = [0.5, 0.95, 0.99].map((part) => share(times, part).toFixed(0)).join(" / ");
    console.log(`training.readers.${kind} ${parts} ms`); // p50 / p95 / p99 of how many
    console.log(`training.readers.${kind}Answered ${answers.filter(({ status }) => status === 200).length} of ${answers.length}`);
  }
  console.log(`training.readers.perSecond ${Math.round(answered.length / SECONDS)} /s`);
  console.log(`training.readers.processor ${((user + system) / 10_000 / SECONDS).toFixed(0)} %`); // of one core: Node, with whoever sends
  const acknowledged = answered.filter(({ person, status, index }) => status === 200 && all[person]![index]!.kind === "page");
  const kept = await keptPages(place);
  const lost = acknowledged.filter(({ person, index }) => !kept.has(`${people[person]!.userId} ${pageIn(all[person]![index]!)}`));
  console.log(`training.readers.acknowledged ${acknowledged.length} saves`);
  console.log(`training.readers.lost ${lost.length} saves`);
}

/** Each in one of the twenty courses, half of it read. */
async function begin(place: Place, people: BenchLearner[]): Promise<number[]> {
  const courses = people.map((_, number) => place.courseIds[number % place.courseIds.length]!);
  const status = `training/status/programs/${place.programId}`;
  const atOnce = 8;
  const next = people.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [number, learner] of next) {
        await calls(place, learner, "POST", status);
        await calls(place, learner, "POST", `${status}/courses/${courses[number]}`);
        await readSections(place, learner, HALF);
      }
    }),
  );
  return courses;
}

/** Waits until the database has looked at what was just written, as it does once a minute: before, its plans are those of empty tables. */
async function counted({ house }: Place): Promise<void> {
  const tables = ["program_statuses", "course_statuses", "section_statuses"];
  for (let seconds = 0; seconds < PATIENCE_SECONDS; seconds++) {
    const { rows } = await house.pool.query(
      "select from pg_stat_user_tables where relname = any($1) and n_mod_since_analyze > 0.2 * n_live_tup",
      [tables],
    );
    if (rows.length === 0) return;
    await pause(1000);
  }
  throw new Error("The database has not looked at its tables.");
}

/** The lease once, which work renews; a page every twenty seconds with its bookmark, every ten the time in the course. */
function readerOf({ programId }: Place, learner: BenchLearner, courseId: number, startMs: number): TimedShot[] {
  const course = `/api/training/status/programs/${programId}/courses/${courseId}`;
  const tabId = `bench-${learner.userId}`;
  const headers = { ...learner.headers, "x-tab": tabId };
  const shots: TimedShot[] = [];
  const put = (atMs: number, kind: string, method: "POST" | "PUT", path: string, body: unknown) =>
    shots.push({ atMs, kind, method, path, headers, body: JSON.stringify(body) });
  let read = 0;
  put(startMs, "lease", "POST", "/api/training/lease", { tabId, programId });
  for (let atMs = startMs; atMs < SECONDS * 1000; atMs += PAGE_MS) {
    const section = HALF + 1 + Math.floor(read / 10);
    const page = (read % 10) + 1;
    shots.push({ atMs, kind: "page", ...pageShot(course, { ...learner, headers }, section, page) });
    const bookmark = { unitId: Math.ceil(section / 10), sectionId: section, pageId: 10 * (section - 1) + page, enforceOrder: false };
    put(atMs, "bookmark", "PUT", "/api/training/progress", { programId, courseId, progress: 0.5, bookmark });
    put(atMs + AFTER_MS, "time", "PUT", course, { duration: 10 });
    put(atMs + HALF_PAGE_MS + AFTER_MS, "time", "PUT", course, { duration: 10 });
    read += 1;
  }
  return shots;
}

async function deciders({ address }: Place): Promise<TimedShot[][]> {
  const students = (demoDomains[0]?.users ?? []).filter(
    ({ level, programs }) => level === "usr" && programs?.includes("Cabin baggage screening"),
  );
  const lanes = await Promise.all(students.slice(0, DECIDERS).map(({ username }) => decisionsOf(address, username)));
  return lanes.map((shots) =>
    shots.slice(0, (SECONDS * 1000) / DECISION_MS).map((shot, index) => ({ ...shot, atMs: index * DECISION_MS, kind: "decision" })),
  );
}

async function listReader({ address }: Place): Promise<TimedShot[]> {
  const headers = await signedIn(address, "domain.admin");
  return Array.from({ length: (SECONDS * 1000) / LIST_MS }, (_, index) => ({
    atMs: index * LIST_MS,
    kind: "list",
    method: "GET",
    path: "/api/users",
    headers,
    body: "",
  }));
}

/** The page a save told as read last: its section and number. */
const pageIn = ({ path, body }: TimedShot): string => {
  const { pages } = JSON.parse(body) as { pages: { pageId: number }[] };
  return `${path.split("/courses/")[1]?.split("/")[0]} ${pages.at(-1)?.pageId}`;
};

async function keptPages({ house, domainId, programId }: Place): Promise<Set<string>> {
  const rows = await house.asDomain(domainId, (tx) =>
    tx
      .selectFrom("sectionStatuses as section")
      .innerJoin("courseStatuses as course", (join) =>
        join.onRef("course.domainId", "=", "section.domainId").onRef("course.id", "=", "section.courseStatusId"),
      )
      .innerJoin("programStatuses as program", (join) =>
        join.onRef("program.domainId", "=", "course.domainId").onRef("program.id", "=", "course.programStatusId"),
      )
      .select(["program.userId", "course.courseId", "section.pages"])
      .where("section.domainId", "=", domainId)
      .where("program.programId", "=", programId)
      .execute(),
  );
  return new Set(
    rows.flatMap(({ userId, courseId, pages }) =>
      (pages as { pageId: number; complete: boolean }[])
        .filter(({ complete }) => complete)
        .map(({ pageId }) => `${userId} ${courseId} ${pageId}`),
    ),
  );
}
