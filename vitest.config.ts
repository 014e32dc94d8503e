import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    maxWorkers: 2, // the gate has two cores
    projects: [
      {
        test: {
          name: "unit",
          include: ["{model,xray,server,web}/{src,test,phrases}/**/*.test.{ts,tsx}", "content/**/*.test.ts"],
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
