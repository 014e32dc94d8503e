import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Processes that tests start, and the workers themselves, read what the last run compiled.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "data/test/compiled");

/** Files of ten seconds and more, the longest first: one that begins last runs alone. Vitest would go by their size where it has seen no run. */
const longest =
  "orderKills matrix history plans killRounds firstStart stopping search fuzzUploads projectionRoutes dayOne grammar cues packBag innocentLevels packingProperties voxelise scans".split(
    " ",
  );
const place = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((name) => moduleId.includes(`/${name}.`));
  return found < 0 ? longest.length : found;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of vitest
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => own.toSorted((one, other) => place(one) - place(other)));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2, // the gate has two cores
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{model,xray,server,web}/{src,test,phrases}/**/*.test.{ts,tsx}", "{content,tools/phrases}/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/*.alone.test.{ts,tsx}", "**/node_modules/**"],
          isolate: false, // most files take less time than a process of their own
          testTimeout: 30_000,
        },
      },
      {
        // What puts something in the place of a module, or must find what every page shares as it is before anybody touched it.
        test: { name: "alone", include: ["{model,xray,server,web}/{src,test}/**/*.alone.test.{ts,tsx}"], testTimeout: 30_000 },
      },
      {
        resolve: {
          alias: [
            { find: /^.*\/passwordCost\.ts$/, replacement: join(import.meta.dirname, "server/test/identity/cheapPasswordCost.ts") },
            { find: /^.*\/waitBefore\.ts$/, replacement: join(import.meta.dirname, "server/test/identity/notedWaits.ts") },
          ],
        },
        test: {
          name: "db",
          include: ["server/{src,test}/**/*.db.test.ts"],
          globalSetup: "server/test/storage/templateDatabase.ts",
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
