import { randomBytes } from "node:crypto";
import { buildApp } from "./app.ts";
import { startHistory } from "./demo/history/startHistory.ts";
import { refuseKnownAccounts } from "./demo/refuseKnownAccounts.ts";
import { seedDemo } from "./demo/seedDemo.ts";
import { noticeDamage } from "./operations/noticeDamage.ts";
import { openFiles } from "./files/openFiles.ts";
import { firstAdministrator, type FirstAdministrator } from "./firstAdministrator.ts";
import type { House } from "./house.ts";
import { closeApp } from "./http/closeApp.ts";
import { bossJobs } from "./jobs/bossJobs.ts";
import { languageDesk } from "./languages/languageDesk.ts";
import { startDailyCare } from "./jobs/dailyCare.ts";
import { startTraces } from "./traces/startTraces.ts";
import { rooms } from "./rooms.ts";
import { serverLog } from "./log.ts";
import type { Settings } from "./settings.ts";
import { domainsOf } from "./storage/asDomain.ts";
import { databasePlace } from "./storage/databasePlace.ts";
import { beginDatabase } from "./storage/openDatabase.ts";
import { databaseClock } from "./storage/nodes/databaseClock.ts";
import { startPresence } from "./operations/nodes/startPresence.ts";
import { slowStatements } from "./storage/statements/slowStatements.ts";
import { statementWatchers } from "./storage/statements/watchStatements.ts";
import { startMonths } from "./storage/startMonths.ts";
import { openReplica } from "./storage/replica/openReplica.ts";
import { systemDomain } from "./storage/systemDomain.ts";

export interface RunningServer {
  address: string;
  house: House;
  /** Only when nobody else could sign in yet. */
  administrator: FirstAdministrator | undefined;
  stop: () => Promise<void>;
}

/**
 * Everything between a set of settings and an address that answers. What had begun is ended when something fails; a database that the
 * caller began (`place`) once it was come to.
 */
export async function startServer(settings: Settings, place = databasePlace(settings)): Promise<RunningServer> {
  const log = serverLog(settings.logLevel);
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const traces = settings.traces && (await startTraces(settings.traces));
    if (traces) ends.push(traces.stop);
    const database = await beginDatabase(settings, log, place);
    const { pool, upToDate } = database;
    ends.push(database.stop);
    const watchers = statementWatchers(pool);
    if (settings.slowStatementMs > 0) watchers.add(slowStatements({ slowMs: settings.slowStatementMs, log }));
    if (traces) watchers.add(traces.statement);
    const queues = rooms.flatMap(({ queues: ofRoom = [] }) => ofRoom);
    const jobs = bossJobs(database.where, { queues, alone: database.alone, keptDays: settings.jobDays, log, traces, after: upToDate });
    ends.push(jobs.stop);
    const asDomain = domainsOf(pool);
    if (settings.databaseReplicaUrl !== undefined) await upToDate; // it is compared with what stands there
    const apart = await openReplica(settings, { asDomain, pool, log }, ends);
    const clock = databaseClock();
    const address = `${settings.host}:${settings.port}`;
    const present = upToDate.then(() => startPresence({ pool, log, clock, address, apart }));
    present.catch(untold);
    ends.push(() => present.then(({ stop: leave }) => leave(), untold));
    const languages = languageDesk(log);
    ends.push(languages.stop);
    const house: House = {
      filling: new Set(),
      settings,
      asDomain,
      pool,
      ...(await openFiles(settings, noticeDamage({ asDomain, log }))),
      apart,
      jobs,
      languages,
      log,
      traces,
      now: clock.now,
      randomBytes,
    };
    // the calls are registered while the database is brought up to date: one takes the processor, the other waits most of the time
    const building = buildApp(house);
    ends.push(() => building.then(closeApp, untold));
    const [presence, administrator, app] = await Promise.all([present, present.then(() => furnish(house)), building]);
    const listening = await app.listen({ host: settings.host, port: settings.port }).catch((cause: unknown) => {
      throw cannotListen(cause, settings);
    });
    await presence.listening();
    ends.push(startDailyCare(house, rooms).stop, startMonths(house).stop);
    if (settings.demo !== "off" && settings.demoHistory) ends.push(startHistory(house).stop);
    for (const job of rooms.flatMap(({ jobs: begun = [] }) => begun)) {
      const begun = job(house);
      if (begun) ends.push(begun.stop);
    }
    return { address: settings.publicUrl ?? listening, house, administrator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whoever waits for it as well tells the error. */
const untold = () => {};

/** What has to be in the database before anybody comes: the demo where one is wanted, and somebody who can let others in, where nobody could. */
async function furnish(house: House): Promise<FirstAdministrator | undefined> {
  const { demoImages: images, demoHistory: history } = house.settings;
  await refuseKnownAccounts(house);
  if (await wantsDemo(house)) await seedDemo(house, { images, history });
  return firstAdministrator(house);
}

/** The two mistakes that people make with HOST and PORT; anything else is told as it comes. */
function cannotListen(cause: unknown, { host, port }: Settings): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EADDRINUSE")
    return new Error(`Port ${port} of ${host} is taken by another program: stop it, or set another PORT.`, { cause });
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new Error(`HOST ${host} is no address of this computer.`, { cause });
  if (code === "EACCES") return new Error(`PORT ${port} may not be used by this account: ports below 1024 belong to root.`, { cause });
  return cause;
}

async function wantsDemo({ settings, asDomain }: House): Promise<boolean> {
  if (settings.demo === "off") return false;
  const domains = await asDomain(systemDomain, (tx) =>
    tx.selectFrom("domains").select("name").where("id", "<>", systemDomain).limit(1).execute(),
  );
  return domains.length === 0;
}
