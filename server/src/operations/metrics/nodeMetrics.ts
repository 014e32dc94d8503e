import type { FastifyReply, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { House } from "../../house.ts";
import { awayReasons } from "../../files/filesAway.ts";
import { ears } from "../../storage/ears.ts";
import { installationFigures, type InstallationFigures } from "./installationFigures.ts";

/** Several watchers ask at once: the installation is looked at no oftener than this. */
const FRESH_MS = 5000;
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface NodeMetrics {
  contentType: string;
  answered: (request: FastifyRequest, reply: FastifyReply) => void;
  text: () => Promise<string>;
}

/** What this node tells of itself, and of the installation that it is part of. */
export function nodeMetrics(house: House): NodeMetrics {
  const { pool, now } = house;
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: "vigil_http_request_duration_seconds",
    help: "Calls by route, which is a pattern and names nobody",
    labelNames: ["method", "route", "status"],
    buckets: seconds,
    registers,
  });
  const connections = gauge("vigil_database_connections", "Connections of this node's pool; waiting are calls without one", ["state"]);
  const listening = gauge(
    "vigil_database_connections_listening",
    "Connections that hear of changed rights; with none, sessions are not kept",
  );
  const installed = {
    openExams: gauge("vigil_exams_open", "Exams and quizzes of questions under way"),
    openSessions: gauge("vigil_simulator_sessions_open", "Sessions at the X-ray screen under way"),
    brokenMonths: gauge("vigil_event_months_broken", "Months of events whose chain does not hold"),
    mailsGivenUp: gauge("vigil_mails_given_up", "Mails that could not be sent"),
    oldestCheckSeconds: gauge("vigil_event_check_age_seconds", "Since the check of the domain whose events were looked at longest ago"),
    livingLeases: gauge("vigil_leases_living", "Tabs in which learners train now"),
    rollupFaults: gauge("vigil_rollup_faults", "Rows of what reports add up that the last check found wrong, and counted anew"),
    rollupCheckSeconds: gauge("vigil_rollup_check_age_seconds", "Since the domain whose sums were compared with their facts longest ago"),
    backupSeconds: gauge("vigil_backup_age_seconds", "Since the last npm run backup"),
    freeBytes: gauge("vigil_disk_free_bytes", "Room on the disk of DATA_DIR"),
  };
  const jobs = gauge("vigil_jobs", "Jobs by queue and state", ["queue", "state"]);
  const jobAge = gauge("vigil_job_oldest_seconds", "How long the first of them has been due", ["queue", "state"]);

  const nodes = gauge("vigil_nodes", "Nodes that live, and those that have gone without a word within a day", ["state"]);
  const clockOff = gauge("vigil_node_clock_off_seconds", "How far the clock of a node is ahead of the database's", ["node"]);
  const filesFailed = new Counter({
    name: "vigil_files_failed_total",
    help: "Calls of the bucket of files that failed for good on this node, by reason",
    labelNames: ["reason"],
    registers,
  });

  const replicaLag = gauge("vigil_replica_lag_seconds", "How far the replica is behind, as a node found it", ["node"]);
  const replicaUsed = gauge("vigil_replica_used", "1 where a node reads from the replica", ["node"]);

  let kept: { at: number; figures: Promise<InstallationFigures> } | undefined;
  const figures = () => {
    const at = now().getTime();
    if (kept === undefined || at - kept.at >= FRESH_MS) {
      const asked = { at, figures: installationFigures(house) };
      asked.figures.catch(() => (kept = kept === asked ? undefined : kept));
      kept = asked;
    }
    return kept.figures;
  };

  const look = async (): Promise<void> => {
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "used" }, pool.totalCount - pool.idleCount);
    connections.set({ state: "waiting" }, pool.waitingCount);
    filesFailed.reset();
    for (const reason of house.filesFailed === undefined ? [] : awayReasons)
      filesFailed.inc({ reason }, house.filesFailed?.get(reason) ?? 0);
    listening.set(ears(pool).count);
    const { jobs: found, nodes: known, ...counts } = await figures();
    for (const [name, each] of Object.entries(installed)) each.set(counts[name as keyof typeof counts] ?? Number.NaN);
    const living = known.filter(({ gone }) => !gone);
    nodes.set({ state: "living" }, living.length);
    nodes.set({ state: "gone" }, known.length - living.length);
    for (const each of [clockOff, replicaLag, replicaUsed]) each.reset();
    for (const { computer, address, clockOffMs, replica, replicaBehindMs } of living) {
      const node = `${computer} ${address}`;
      clockOff.set({ node }, clockOffMs / 1000);
      if (replica !== null) replicaUsed.set({ node }, replica === "used" ? 1 : 0);
      if (replicaBehindMs !== null) replicaLag.set({ node }, replicaBehindMs / 1000);
    }
    jobs.reset();
    jobAge.reset();
    for (const { queue, state, jobs: count, oldestSeconds } of found) {
      jobs.set({ queue, state }, count);
      jobAge.set({ queue, state }, oldestSeconds);
    }
  };

  return {
    contentType: registry.contentType,
    answered: ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      calls.observe({ method, route: routeOptions.url ?? "unknown", status: statusCode }, elapsedTime / 1000);
    },
    text: async () => {
      await look();
      return registry.metrics();
    },
  };
}
