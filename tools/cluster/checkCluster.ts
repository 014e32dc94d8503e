import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import type { Subscription } from "@vigil/model/reporting/subscription";
import { demoPassword } from "../../content/tenant.ts";
import { signedIn, type ApiClient } from "../../server/test/ledger/apiClient.ts";
import { cutOff } from "./cutOff.ts";
import type { Cluster } from "./cluster.ts";
import { savingMeanwhile } from "./savingMeanwhile.ts";
import { until } from "./until.ts";
import { untilStill } from "./untilStill.ts";

const people = 3000;
/** Of calls: a machine that does nothing else answers in moments, one with others at work need not. */
const longestMs = 60_000;

/** Walks over the nodes and kills each of them again and again in the middle of all that takes longer than a call. Answers what was lost or came twice. */
export async function checkCluster(cluster: Cluster, tell: (line: string) => void): Promise<string[]> {
  const faults: string[] = [];
  const expect = (isSo: boolean, fault: string) => void (isSo || faults.push(fault));
  const at = (node: number) => () => cluster.nodes[node]!;
  const account = (username: string) => ({ domain: "demo", username, password: demoPassword });
  const owner = await cluster.primary.connect();
  const one = async <T>(text: string, values: unknown[] = []) => (await owner.query(text, values)).rows[0] as T;

  const here = await signedIn(at(0), account("instructor"), longestMs);
  const there = elsewhere(here, cluster.nodes[1]!);
  expect((await there("GET", "/api/user/profile")).status === 200, "A session of one node is unknown at another.");
  expect((await there("POST", "/api/user/refresh")).status === 200, "The token of one node is refused at another.");
  await here.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": "same-origin" });
  const ended = await until(1000, async () => (await there("GET", "/api/user/profile")).status === 401);
  expect(ended !== undefined, "A session that has ended is used at another node after a second.");
  tell(`Sessions: one that ended was refused at another node after ${ended} ms.`);

  const front = () => cluster.address;
  const administrator = await signedIn(front, account("domain.admin"), longestMs);
  const ask = async <T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<T> => {
    let answer = await administrator.call(method, path, body);
    // HAProxy has not yet seen that a node is back: nobody was asked
    await until(longestMs, async () => answer.status !== 503 || (answer = await administrator.call(method, path, body)).status !== 503);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  };
  const saving = await savingMeanwhile(front, owner, longestMs);

  const order = await one<{ id: number; wanted: number }>(
    "select id, wanted from library_jobs where state in ('waiting', 'running') order by id limit 1",
  );
  expect(order !== undefined, "The demo's library was made before anything could be killed.");
  await cutOff(cluster, { queue: "makeImages" });

  const form = new FormData();
  form.append("file", new Blob([file()]), "people.csv");
  const brought = await ask<UserImport>("POST", "/api/users/imports", form);
  const { rows } = await ask<{ rows: { id: number }[] }>("GET", "/api/companies?limit=1");
  await ask("POST", `/api/users/imports/${brought.id}/check`, { ...brought.order, companyId: rows[0]!.id });
  const state = (wanted: string) => async () =>
    (await one<{ state: string }>("select state from user_imports where id = $1", [brought.id])).state === wanted;
  await until(60_000, state("checked"));
  await ask("POST", `/api/users/imports/${brought.id}/apply`, { leaveFaulty: true });
  await cutOff(cluster, { queue: "userImport", holding: ["select from user_imports where id = $1 for update", brought.id] });
  expect((await until(120_000, state("applied"))) !== undefined, "An import whose node was killed did not come to its end.");
  const made = await one<{ count: number }>("select count(*)::int as count from users where username_key like 'bulk%'");
  expect(made.count === people, `An import of ${people} people has made ${made.count}.`);
  tell(`Import: ${made.count} people, each once.`);

  const run = await ask<ReportRun>("POST", "/api/reports/U10/runs", {});
  await cutOff(cluster, { queue: "report", holding: ["select from report_runs where id = $1 for update", run.id] });
  const finished = async () => (await one<{ state: string }>("select state from report_runs where id = $1", [run.id])).state === "done";
  expect((await until(120_000, finished)) !== undefined, "A report whose node was killed did not come to its end.");
  const lines = await one<{ count: number; places: number }>(
    "select count(*)::int as count, count(distinct position)::int as places from report_lines where run_id = $1",
    [run.id],
  );
  expect(lines.count >= people && lines.count === lines.places, `A report has ${lines.count} lines at ${lines.places} places.`);
  tell(`Report: ${lines.count} lines, each once.`);

  const subscription = await ask<Subscription>("POST", "/api/subscriptions", { description: "Cluster", scope: "PROGRAM_START" });
  await owner.query(
    "insert into subscription_users (domain_id, subscription_id, user_id) select domain_id, $1, id from users where username_key like 'bulk1%'",
    [subscription.id],
  );
  await owner.query(
    `update subscriptions set next_run_at = due, anchor = (due at time zone 'UTC')::date, time = to_char(due at time zone 'UTC', 'HH24:MI')
       from (select date_trunc('minute', now()) as due) d where id = $1`,
    [subscription.id],
  );
  const runs = "from subscription_runs where subscription_id = $1";
  await until(60_000, async () => (await one<{ count: number }>(`select count(*)::int as count ${runs}`, [subscription.id])).count > 0);
  await cutOff(cluster, { queue: "subscription", holding: [`select ${runs} for update`, subscription.id] });
  const written = () =>
    one<{ isOver: boolean; count: number }>(
      `select (select count(*) = 1 ${runs} and state = 'done') as "isOver",
              (select count(*)::int from subscription_mails where run_id in (select id ${runs})) as count`,
      [subscription.id],
    );
  expect(await untilStill(120_000, written), "A subscription whose node was killed was not sent.");
  const told = await one<{ runs: number; mails: number; readers: number }>(
    `select (select count(*)::int ${runs}) as runs, (select count(*)::int from subscription_users where subscription_id = $1) as readers,
            (select count(*)::int from subscription_mails m join subscription_runs r on r.domain_id = m.domain_id and r.id = m.run_id where r.subscription_id = $1) as mails`,
    [subscription.id],
  );
  expect(
    told.runs === 1 && told.mails === told.readers,
    `A subscription ran ${told.runs} times for ${told.readers} people and told ${told.mails}.`,
  );
  tell(`Subscription: ${told.runs} run, ${told.mails} of ${told.readers} people looked at once.`);

  if (order !== undefined) {
    const images = () =>
      one<{ state: string; isOver: boolean; made: number; images: number; places: number }>(
        `select state, state = 'done' as "isOver", made, (select count(*)::int from images where library_job_id = j.id) as images,
              (select count(distinct job_index)::int from images where library_job_id = j.id) as places from library_jobs j where id = $1`,
        [order.id],
      );
    await untilStill(180_000, images);
    const end = await images();
    expect(
      end.isOver && [end.made, end.images, end.places].every((count) => count === order.wanted),
      `An order of ${order.wanted} images: ${JSON.stringify(end)}`,
    );
    tell(`Library: ${end.images} of ${order.wanted} images, each once.`);
  }

  const saved = await saving.stop();
  faults.push(...saved.lost);
  tell(`Saved meanwhile through HAProxy: ${saved.acknowledged} writes acknowledged (${saved.told}), ${saved.lost.length} lost.`);
  const twice = await one<{ count: number }>(
    "select count(*)::int as count from (select from events where type in ('examAttempt.seal', 'simulatorSession.seal') group by type, subject_id having count(*) > 1) twice",
  );
  expect(twice.count === 0, `${twice.count} exams or sessions were sealed twice.`);
  await owner.end();
  return faults;
}

/** The same browser, whose calls another node gets. */
function elsewhere({ cookie, token }: ApiClient, address: string) {
  return async (method: string, path: string) =>
    fetch(address + path, { method, headers: { cookie: cookie(), ...(method !== "GET" && { "x-xsrf-token": token() }) } });
}

const file = (): string =>
  [
    "User ID,First name,Last name,PIN,E-mail",
    ...Array.from({ length: people }, (_, index) => `bulk${index},Anna ${index},Lane,${1_000_000 + index},bulk${index}@example.org`),
  ].join("\r\n");
