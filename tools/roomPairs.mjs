// Rooms lean on each other one way. A pair of folders that import each other, types included, is refused unless it stands here with
// why; so is a pair that stands here and is no more. Tests are not asked. The canary is a planted pair.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const allowed = {
  model: {
    "curriculum training":
      "a course and its package are declared by what their pages hold; a learner's settings are named by the configuration",
    "entity identity": "a rule of a list asks for a permission; the provider of identities is a list",
    "exam training": "an exam draws from the units of a course; whether a unit is done asks for its exam",
  },
  server: {
    "authoring reporting": "every change of a draft is an event; drafts that wait for somebody are told with all else that needs somebody",
    "authoring uploads": "as for curriculum",
    "compliance training": "what proves a run is settled in the transaction that completes it; transfers and locked exams change runs",
    "curriculum training": "a course is taken by its configuration and edition; a new edition of a course moves the learners in it",
    "curriculum uploads": "one process reads all files; which reader reads a package or a picture is the room's",
    "entity identity": "a list asks who calls; identity providers are a list",
    "entity reporting": "every write of a list is an event; reports and exports are lists",
    "exam training": "an exam settles its course; closing a run hands in what is open in it, within the same transaction",
    "files storage": "files are recorded in the database; a backup copies them",
    "http identity": "the rate limit counts callers and known devices; sign-in answers as every call does",
    "identity organization": "an account that a provider makes follows the rules of users; users have passwords and sessions",
    "identity reporting": "a sign-in is an event; an event says who called",
    "imageLibrary uploads": "as for curriculum",
    "jobs storage": "jobs are rows of the database; whether the replica follows is asked again and again, as all that repeats is",
    "mail reporting": "mail that was given up is an event; subscriptions are mailed",
    "organization uploads": "as for curriculum",
    "reporting storage": "a backup anchors the chain of events first",
    "simulator training": "a session settles its course; closing a run hands in what is open in it, within the same transaction",
  },
  web: {
    "authoring curriculum": "a course of the list is begun and written here; what publishing would change is told as of a package",
    "authoring exam":
      "the preview of a draft asks its questions as exams do; a key that was wrong is mended in the forms it was written in",
    "curriculum organization":
      "people are chosen where programs are assigned; a person's page shows the programs and the settings that apply",
    "imageLibrary measurement": "a library's tab tells how its images fare; a doubted one is taken out as any other image is",
    "measurement organization":
      "a person's page shows how they see; results of machines come in from files as people do, with the same tables and choices",
    "quiz training": "a learner's home asks for the quizzes with its programs; what comes after a quiz is the training's answer",
  },
};

/** The rooms of `<package>/src` that import each other, each pair with an import of either way. */
function pairsOf(home) {
  const imports = new Map();
  for (const file of globSync(`${home}/*/**/*.{ts,tsx}`)) {
    if (/\.test\.tsx?$/u.test(file)) continue;
    const room = roomOf(home, file);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles) {
      if (!fileName.startsWith(".")) continue;
      const to = join(dirname(file), fileName);
      const other = roomOf(home, to);
      if (other !== null && other !== room) imports.set(`${room} ${other}`, `${file} → ${to}`);
    }
  }
  const found = new Map();
  for (const [way, example] of imports) {
    const [from, to] = way.split(" ");
    const back = imports.get(`${to} ${from}`);
    if (from < to && back !== undefined) found.set(way, [example, back]);
  }
  return found;
}

/** null = a file of no room, or of another package. */
const roomOf = (home, file) => (file.startsWith(`${home}/`) ? (/^([^/]+)\//u.exec(file.slice(home.length + 1))?.[1] ?? null) : null);

const faultsOf = (home, reasons) => {
  const found = pairsOf(home);
  return [
    ...[...found]
      .filter(([pair]) => reasons[pair] === undefined)
      .map(([pair, ways]) => `${home}: ${pair} import each other:\n  ${ways.join("\n  ")}`),
    ...Object.keys(reasons)
      .filter((pair) => !found.has(pair))
      .map((pair) => `${home}: ${pair} no longer import each other: take them off the list.`),
  ];
};

const planted = faultsOf("tools/canary/server/src", { "attempt entity": "a pair that is none" });
for (const canary of ["exam simulator import each other", "attempt entity no longer import each other"])
  if (!planted.some((fault) => fault.includes(canary))) throw new Error(`The planted pair was not found: ${canary}`);

const packages = Object.entries(allowed);
const faults = packages.flatMap(([name, reasons]) => faultsOf(`${name}/src`, reasons));
for (const fault of faults) console.error(fault);
console.log(packages.map(([name]) => `${name}: ${pairsOf(`${name}/src`).size} pairs`).join(", "));
if (faults.length > 0) process.exit(1);
