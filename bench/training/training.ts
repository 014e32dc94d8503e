import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoDomains } from "../../content/tenant.ts";
import { readSettings } from "../../server/src/settings.ts";
import { startServer } from "../../server/src/startServer.ts";
import { fillLibrary } from "../practice.ts";
// @ts-expect-error plain JavaScript, it runs before anything is installed
import { buildWeb } from "../../tools/build.mjs";
import { bigProgram } from "./bigProgram.ts";
import { contentsOnScreen } from "./contentsOnScreen.ts";
import { learners } from "./learners.ts";
import { opening } from "./opening.ts";
import { pageSaves } from "./pageSaves.ts";
import { reading } from "./reading.ts";

const READERS = 1000;
const OTHERS = 40;

/**
 * A program of 20,000 pages: what opening it takes, its table of contents on a slow screen, pages saved a second beside a bare insert,
 * and a thousand learners who read in it beside other load.
 */
export async function training(): Promise<void> {
  buildWeb();
  const directory = mkdtempSync(join(tmpdir(), "vigil-bench-"));
  const settings = readSettings({
    DATA_DIR: directory,
    PORT: "0",
    DEMO: "on",
    RATE_LIMIT: "0",
    GENERATOR_WORKERS: "0",
    LOG_LEVEL: "fatal",
  });
  const server = await startServer(settings);
  try {
    const { house } = server;
    await fillLibrary(house);
    const name = demoDomains[0]?.name ?? "";
    const { rows } = await house.pool.query<{ id: number }>("select id from domains where name = $1", [name]);
    const domainId = rows[0]!.id;
    const big = await house.asDomain(domainId, (tx) => bigProgram(tx, domainId));
    const people = await learners(house, domainId, big.programId, READERS + OTHERS);
    const place = { ...big, address: server.address, house, domainId };
    const [first, screen, ...others] = people.splice(0, OTHERS);
    await opening(place, first!);
    await contentsOnScreen(place, screen!, name);
    await pageSaves(place, others);
    await reading(place, people);
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
