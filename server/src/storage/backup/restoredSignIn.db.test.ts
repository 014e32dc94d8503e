import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { emptyDatabase, migratedDatabase } from "../../../test/storage/emptyDatabase.ts";
import { testServers } from "../../../test/testServers.ts";
import { readSettings } from "../../settings.ts";
import { backUp } from "./backUp.ts";
import { restoreFrom } from "./restoreFrom.ts";

const root = mkdtempSync(join(tmpdir(), "vigil-restored-"));
afterAll(() => rmSync(root, { recursive: true }));
const source = migratedDatabase();
const target = emptyDatabase();
const start = testServers({ SECRET_KEY: "k".repeat(40), DEMO: "off" });
const of = (name: string, { environment }: typeof source) => ({ ...environment, DATA_DIR: join(root, name) });

test(
  "the drill to its end: of a restored backup the server starts, and its people sign in with their passwords",
  { timeout: 120_000 },
  async () => {
    const first = await start(of("source", source));
    const { domain, username, password } = first.administrator!;
    await first.signIn(domain, username, password); // from now on no start makes another password
    await first.stop();
    const archive = join(root, "backup.tar.gz");
    const settings = (name: string, database: typeof source) => readSettings({ ...of(name, database), SECRET_KEY: "k".repeat(40) });
    await backUp(settings("source", source), new Date(), archive);
    await restoreFrom(settings("target", target), archive, { force: false, take: false });

    // another computer: nothing but the archive and the key
    const restored = await start(of("target", target));
    await expect(restored.signIn(domain, username, `${password}x`)).rejects.toThrow("LoginInvalid");
    const client = await restored.signIn(domain, username, password);
    expect(client).toBeDefined();
  },
);
