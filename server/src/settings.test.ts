import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

describe("settings", () => {
  const directory = mkdtempSync(join(tmpdir(), "vigil-settings-"));
  afterAll(() => rmSync(directory, { recursive: true }));

  test("need nothing to be set", () => {
    const settings = readSettings({ DATA_DIR: directory, PORT: "" });
    expect(settings).toMatchObject({ port: 3000, host: "127.0.0.1", loopback: true, demo: "on", logLevel: "info" });
  });

  test("name every mistake at once, in a sentence each", () => {
    const given = { DATA_DIR: directory, PORT: "http", PUBLIC_URL: "example", SECRET_KEY: "short", DATABASE_OWNER_URL: "postgresql://x" };
    expect(() => readSettings(given)).toThrow(
      [
        "Vigil cannot start with these settings:",
        "  PORT must be a whole number from 0 to 65535.",
        "  PUBLIC_URL must be an address such as https://training.example.org.",
        "  SECRET_KEY must have at least 32 characters.",
        "  DATABASE_OWNER_URL is the owner's address of the database at DATABASE_URL, which is not set.",
      ].join("\n"),
    );
  });

  test("make a secret key once and keep it for the owner alone", () => {
    const { secretKey } = readSettings({ DATA_DIR: directory });
    expect(readSettings({ DATA_DIR: directory }).secretKey).toBe(secretKey);
    expect(readFileSync(join(directory, "secret-key"), "utf8").trim()).toBe(secretKey);
    expect(statSync(join(directory, "secret-key")).mode & 0o777).toBe(0o600);
  });
});
