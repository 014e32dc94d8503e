import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Processes that tests start, and the workers themselves, read what the last run compiled.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "data/test/compiled");

export default defineConfig({
  test: {
    maxWorkers: 2, // the gate has two cores
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
          alias: [{ find: /^.*\/passwordCost\.ts$/, replacement: join(import.meta.dirname, "server/test/identity/cheapPasswordCost.ts") }],
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
