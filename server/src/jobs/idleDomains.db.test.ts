import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { sealOverdue } from "../attempt/sealOverdue.ts";
import { runDueTransfers } from "../compliance/transfers/runTransfers.ts";
import { examKind } from "../exam/examKind.ts";
import { eraseOldPeople } from "../organization/retention/eraseOldPeople.ts";
import { anchorEvents } from "../reporting/eventChain/anchorEvents.ts";
import { askForChecks } from "../reporting/eventChain/startEventChecks.ts";
import { runDueSubscriptions } from "../reporting/subscriptions/startSubscriptions.ts";
import { sessionKind } from "../simulator/sessionKind.ts";
import { domainsDue, type DueWork } from "../storage/domainsDue.ts";
import { resetDue } from "../training/resets/startResets.ts";

const begun = { transactions: 0 };
const app = testApp({
  around: (asDomain) => (domainId, work, options) => {
    begun.transactions += 1;
    return asDomain(domainId, work, options);
  },
});
const idle: number[] = [];

beforeAll(async () => {
  const owner = await app.database.owner();
  await owner.query(
    `insert into domains (name, title, organization_id) select 'idle-' || n, 'Idle ' || n, (select min(id) from organizations) from generate_series(1, 50) n`,
  );
  await owner.query(
    `insert into event_checks (domain_id, month, events, broken, broken_count, lost, head) select id, '2026-11-01', 0, '[]', 0, '[]', 'none' from domains`,
  );
  const { rows } = await owner.query<{ id: number }>("select id from domains where name like 'idle-%' order by id");
  idle.push(...rows.map(({ id }) => id));
  await owner.query("set session_replication_role = replica"); // rows that wait, of nobody
});

test.each<[string, () => Promise<unknown>]>([
  ["transfers", () => runDueTransfers(app.house())],
  ["exams", () => sealOverdue(app.house(), examKind)],
  ["sessions", () => sealOverdue(app.house(), sessionKind)],
  ["subscriptions", () => runDueSubscriptions(app.house())],
  ["resets", () => resetDue(app.house())],
  ["people to erase", () => eraseOldPeople(app.house())],
  ["ends of chains", () => anchorEvents({ asDomain: app.house().asDomain, secretKey: app.house().settings.secretKey, now: new Date() })],
  ["nightly checks", () => askForChecks(app.house(), "nightly")],
])("a round for %s over more than fifty domains in which nothing waits is one transaction", async (_name, round) => {
  begun.transactions = 0;
  await round();
  expect(begun.transactions).toBe(1);
});

/** A row that waits, and one that does not yet. */
const waiting: Record<DueWork, (due: boolean) => string> = {
  transfers: (due) =>
    `insert into program_transfers (domain_id, name, scheduled_at) values ($1, 'T', now() + interval '${due ? "-1 minute" : "1 day"}')`,
  exams: (due) =>
    `insert into exam_attempts (domain_id, user_id, kind, quiz_id, number, settings, deadline_at)
     values ($1, 1, 'quiz', 1, 1, '{"maxDisconnectMs": 0}', now() + interval '${due ? "-1 hour" : "1 hour"}')`,
  sessions: (due) =>
    `insert into simulator_sessions (domain_id, user_id, type, image_library_id, quiz_id, settings) values ($1, 1, 'Exam', 1, 1, '{"maxDisconnectMs": ${due ? 60_000 : 0}}')`,
  subscriptions: (due) =>
    `insert into subscriptions (domain_id, description, scope, anchor, next_run_at) values ($1, 'S', 'PROGRAM_END', current_date, now() + interval '${due ? "-1 minute" : "1 day"}')`,
  archives: (due) =>
    `insert into library_tasks (domain_id, library_id, kind, state) values ($1, 1, 'export', '${due ? "waiting" : "done"}')`,
  orders: (due) =>
    `insert into library_jobs (owner_domain_id, library_id, recipe, seed, wanted, state) values ($1, 1, '{}', 1, 1, '${due ? "stopped" : "done"}')`,
  resets: (due) =>
    `insert into configurations (owner_domain_id, name, name_key, settings) values ($1, 'C', 'c', '{"resetCompleted": "${due ? "immediate" : "never"}"}')`,
  anchors: (due) =>
    due
      ? `insert into events (domain_id, type) values ($1, 'group.update')`
      : `insert into event_heads (domain_id, month, last_id, leaves, signature) values ($1, date_trunc('month', now() at time zone 'UTC')::date, 5, '[]', '')`,
  fits: (due) =>
    due
      ? `insert into simulator_sessions (domain_id, user_id, type, image_library_id, quiz_id, settings, sealed_at, sealed_by) values ($1, 1, 'Exam', 1, 1, '{}', now(), 'submit')`
      : `insert into difficulty_fits (domain_id, answers, regression) values ($1, 0, '{}')`,
  remedial: (due) => `insert into remedial_rules (domain_id, name, name_key, active) values ($1, 'R', 'r', ${due})`,
  sums: (due) =>
    due
      ? `insert into changed_months (domain_id, company_id) values ($1, 0)`
      : `insert into company_months (domain_id, company_id, month) values ($1, 0, '2026-01-01')`,
  checks: (due) => `update event_checks set checked_at = now() - interval '${due ? "27 hours" : "1 hour"}' where domain_id = $1`,
};

test.each(Object.keys(waiting) as DueWork[])("a domain in which something waits for %s is found among the others", async (work) => {
  const owner = await app.database.owner();
  await owner.query("set session_replication_role = replica");
  const [early, late] = [idle[10], idle[20]];
  const found = () => domainsDue(app.database.asDomain, work, work === "checks" ? 26 * 3600 : 60);
  expect(await found()).toEqual([]);
  await owner.query(waiting[work](false), [early]);
  await owner.query(waiting[work](true), [late]);
  expect(await found()).toEqual([late]);
});
