import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    maxWorkers: 2, // the gate has two cores
    projects: [
      {
        test: {
          name: "unit",
          include: ["{model,xray,server,web}/{src,test,phrases}/**/*.test.{ts,tsx}", "content/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
        },
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
