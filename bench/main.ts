// `npm run bench [-- NAME [COUNT] …]`: prints lines of `name value unit`; of how many, where it says so. Each benchmark ends by itself and leaves nothing running.
import { cpus, totalmem } from "node:os";

const benchmarks: Record<string, (count?: number) => Promise<void>> = {
  xray: async () => (await import("./xray.ts")).xray(),
  cues: async (count) => (await import("./cues/cues.ts")).cues(count),
  levels: async () => (await import("./levels.ts")).levels(),
  scanners: async () => (await import("./scanners.ts")).scanners(),
  tomograph: async () => (await import("./tomograph.ts")).tomographFigures(),
  rays: async () => (await import("./objectsPerRay.ts")).objectsPerRay(),
  detector: async () => (await import("./detector.ts")).detector(),
  lists: async () => (await import("./lists.ts")).lists(),
  palette: async () => (await import("./palette.ts")).palette(),
  reports: async () => (await import("./reports.ts")).reports(),
  growth: async (count) => (await import("./growth/growth.ts")).growth(count),
  saves: async () => (await import("./saves.ts")).saves(),
  exam: async (count) => (await import("./exam/exam.ts")).exam(count),
  starts: async (count) => (await import("./exam/exam.ts")).starts(count),
  peer: async () => (await import("./peer/peer.ts")).peer(),
  training: async () => (await import("./training/training.ts")).training(),
  signin: async () => (await import("./signin.ts")).signin(),
  memory: async (count) => (await import("./memory.ts")).memory(count),
  start: async () => (await import("./start.ts")).start(),
  people: async () => (await import("./people.ts")).importOfPeople(),
  viewer: async () => (await import("./viewer.ts")).viewer(),
  tip: async () => (await import("./viewer.ts")).tip(),
  authoring: async () => (await import("./authoring.ts")).authoring(),
  rules: async () => (await import("./rules/rules.ts")).rules(),
  measures: async () => (await import("./measures/measures.ts")).measures(),
  learning: async (count) => (await import("./learning/learning.ts")).learning(count),
};

const given = process.argv.slice(2);
const asked = given.filter((name) => !/^\d+$/.test(name));
const unknown = asked.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(", ")}. There are: ${Object.keys(benchmarks).join(", ")}.`);
  process.exit(1);
}
console.log(
  `# ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
);
for (const name of asked.length > 0 ? asked : Object.keys(benchmarks)) {
  console.log(`# ${name}`);
  const count = /^\d+$/.exec(given[given.indexOf(name) + 1] ?? "")?.[0];
  await benchmarks[name]?.(count === undefined ? undefined : Number(count));
}
