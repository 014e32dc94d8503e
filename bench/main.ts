// `npm run bench [-- NAME …]`: prints lines of `name value unit`. Each benchmark ends by itself and leaves nothing running.
import { cpus, totalmem } from "node:os";

const benchmarks: Record<string, () => Promise<void>> = {
  xray: async () => (await import("./xray.ts")).xray(),
  levels: async () => (await import("./levels.ts")).levels(),
  scanners: async () => (await import("./scanners.ts")).scanners(),
  lists: async () => (await import("./lists.ts")).lists(),
  reports: async () => (await import("./reports.ts")).reports(),
  saves: async () => (await import("./saves.ts")).saves(),
  training: async () => (await import("./training/training.ts")).training(),
  signin: async () => (await import("./signin.ts")).signin(),
  start: async () => (await import("./start.ts")).start(),
  people: async () => (await import("./people.ts")).importOfPeople(),
  viewer: async () => (await import("./viewer.ts")).viewer(),
  tip: async () => (await import("./viewer.ts")).tip(),
};

const asked = process.argv.slice(2);
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
  await benchmarks[name]?.();
}
