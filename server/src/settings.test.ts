import { mkdtempSync, existsSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { keepSecretKey } from "./secretKeyFile.ts";
import { readSettings } from "./settings.ts";

describe("settings", () => {
  const directory = mkdtempSync(join(tmpdir(), "vigil-settings-"));
  afterAll(() => rmSync(directory, { recursive: true }));

  test("need nothing to be set", () => {
    const settings = readSettings({ DATA_DIR: directory, PORT: "" });
    expect(settings).toMatchObject({ port: 3000, host: "127.0.0.1", loopback: true, demo: "on", logLevel: "info" });
  });

  test("name every mistake at once, in a sentence each", () => {
    const given = {
      DATA_DIR: directory,
      PORT: "http",
      DEMO: "on",
      PUBLIC_URL: "example",
      SECRET_KEY: "short",
      DATABASE_OWNER_URL: "postgresql://x",
    };
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

  test("write the demo by themselves only where nothing was set up, and by name only where nobody else can come", () => {
    const demoOf = (given: Record<string, string>) => readSettings({ DATA_DIR: directory, ...given }).demo;
    const outside = { DATABASE_URL: "postgresql://vigil_app@db/vigil" };
    const site = { PUBLIC_URL: "https://training.example.org", TRUSTED_PROXIES: "none" };
    expect(demoOf({})).toBe("on");
    expect(demoOf({ HOST: "localhost" })).toBe("on");
    const setUp = [outside, site, { TRUSTED_PROXIES: "10.0.0.0/8" }, { HOST: "0.0.0.0" }, { PUBLIC_URL: "http://localhost:3000" }];
    expect(setUp.map(demoOf)).toEqual(["off", "off", "off", "off", "off"]);
    expect(demoOf({ DEMO: "on", ...outside, PUBLIC_URL: "http://[::1]:3000" })).toBe("on");
    expect(demoOf({ DEMO: "public", ...site })).toBe("public");
    for (const reachable of [site, { TRUSTED_PROXIES: "10.0.0.0/8" }, { HOST: "0.0.0.0" }])
      expect(() => demoOf({ DEMO: "on", ...reachable })).toThrow(
        "DEMO is on, which is for this computer's own people, but others can reach",
      );
  });

  test("want to know the proxy that speaks https, and believe nobody by accident", () => {
    const proxiesOf = (list?: string) =>
      readSettings({ DATA_DIR: directory, PUBLIC_URL: "https://training.example.org", ...(list && { TRUSTED_PROXIES: list }) })
        .trustedProxies;
    expect(() => proxiesOf()).toThrow("TRUSTED_PROXIES must be the address of the proxy that speaks https for PUBLIC_URL");
    expect(proxiesOf("none")).toEqual([]);
    expect(proxiesOf("127.0.0.1, 10.0.0.0/8, fd00::/8, loopback")).toEqual(["127.0.0.1", "10.0.0.0/8", "fd00::/8", "loopback"]);
    for (const wrong of ["proxy.example.org", "0.0.0.0/0", "::/0", "10.0.0.0/33", "10.0.0.0/8/8", "none, 10.0.0.1", "true", "fd00::/129"])
      expect(() => proxiesOf(wrong)).toThrow("TRUSTED_PROXIES must be addresses or networks");
  });

  test("keep a secret key that was made for the owner alone, and make none where there is one", () => {
    const fresh = readSettings({ DATA_DIR: directory });
    expect(fresh.secretKeyIsNew).toBe(true);
    expect(existsSync(join(directory, "secret-key"))).toBe(false);
    keepSecretKey(directory, fresh.secretKey);
    expect(readSettings({ DATA_DIR: directory })).toMatchObject({ secretKey: fresh.secretKey, secretKeyIsNew: false });
    expect(statSync(join(directory, "secret-key")).mode & 0o777).toBe(0o600);
    expect(() => keepSecretKey(directory, "another ".repeat(5))).toThrow("start once more");
    expect(readSettings({ DATA_DIR: directory }).secretKey).toBe(fresh.secretKey);
  });
});
