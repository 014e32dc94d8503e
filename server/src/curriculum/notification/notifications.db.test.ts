import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import type { Notification } from "@vigil/model/curriculum/notification";
import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { wireInstant } from "../../http/wireInstant.ts";

const app = testApp();
const hour = 3_600_000;
const at = (ms: number) => wireInstant(new Date(Date.now() + ms));
const current = async (domain = "airport") =>
  (await app.visitor().call<LearnerNotification[]>("GET", `/api/notifications/current${domain && `?domain=${domain}`}`)).body;
const text = async (domain?: string) => (await current(domain)).map(({ content }) => content.en);
/** Written by the system administrator in the system domain: for several. */
const shared = async (values: object) =>
  (await app.as("sup")).call<Notification>("POST", "/api/notifications", { description: "Shared", ...values }, { "x-domain": "system" });
const own = async (values: object) =>
  (await app.as("web")).call<Notification>("POST", "/api/notifications", { description: "Own", content: { en: "Own" }, ...values });

beforeEach(async () => void (await app.database.ask("delete from notifications")));

test("R-1.026 R-2.046 R-3.029 R-3.096 administrators list, write, copy, switch off and delete notifications", async () => {
  const client = await app.as("web");
  const values = {
    description: "Maintenance",
    content: { en: "The checkpoint simulator rests.", ar: "المحاكي في استراحة." },
    variant: "warning",
    startAt: at(-hour),
    endAt: at(hour),
  };
  const { body: made } = await client.call<Notification>("POST", "/api/notifications", values);
  expect(made).toMatchObject({ ...values, active: true, everyone: true, domains: [], shared: false });
  await own({ description: "Another" });
  const { body } = await client.call<{ rows: Notification[]; count: number }>("GET", "/api/notifications");
  expect([body.count, ...body.rows.map(({ description }) => description)]).toEqual([2, "Another", "Maintenance"]);
  const copy = await client.call<Notification>("POST", `/api/notifications/${made.id}/copy`);
  expect(copy.body).toMatchObject({ description: "Maintenance (copy)", content: values.content, active: false });
  await client.call("POST", "/api/notifications/deactivate", { ids: [made.id] });
  expect(await text()).toEqual(["Own"]);
  await client.call("DELETE", `/api/notifications/${made.id}`);
  expect((await client.call("GET", `/api/notifications/${made.id}`)).status).toBe(404);
  expect((await (await app.as("adm")).call("GET", "/api/notifications")).status).toBe(403);
});

describe("the text", () => {
  const refused = async (values: object) => {
    const { status, body } = await own(values);
    return [status, (body as unknown as { code: string }).code, (body as unknown as { field: string }).field];
  };
  test("R-3.097 may name the start and the end, where they are set", async () => {
    const content = { en: "From {{startAt}} until {{ endAt }}." };
    expect((await own({ content, startAt: at(-hour), endAt: at(hour) })).status).toBe(201);
    expect(await current()).toMatchObject([{ content, startAt: expect.stringMatching(/Z$/u), endAt: expect.stringMatching(/Z$/u) }]);
    expect(await refused({ content, startAt: at(0) })).toEqual([422, "NotificationEndMissing", "endAt"]);
    expect(await refused({ content, endAt: at(hour) })).toEqual([422, "NotificationStartMissing", "startAt"]);
  });
  test("may name nothing else, is not empty, and does not end before it begins", async () => {
    expect(await refused({ content: { en: "Dear {{firstName}}" } })).toEqual([422, "NotificationPlaceholder", "content"]);
    expect(await refused({ content: {} })).toEqual([422, "NotificationEmpty", "content"]);
    expect(await refused({ startAt: at(hour), endAt: at(-hour) })).toEqual([422, "NotificationTimes", "endAt"]);
    expect((await own({ content: { xx: "?" } })).status).toBe(422);
  });
});

describe("a notification is for everyone or for selected domains", () => {
  test("R-3.098 it is shown to everyone or to the domains it is for, and nobody else reads it, in the list or on a page", async () => {
    const { body: everyones } = await shared({ content: { en: "All" } });
    const { body: harbors } = await shared({
      content: { en: "Harbor" },
      everyone: false,
      domains: [app.world().harbor.domainId],
      variant: "danger",
    });
    expect(harbors).toMatchObject({ shared: true, everyone: false });
    expect([await text(), await text("harbor"), await text(""), await text("nowhere")]).toEqual([
      ["All"],
      ["Harbor", "All"],
      ["All"],
      ["All"],
    ]);
    const seen = async (place: "north" | "east") =>
      (await (await app.as("web", place)).call<{ rows: Notification[] }>("GET", "/api/notifications")).body.rows.map(({ id }) => id);
    expect([await seen("north"), new Set(await seen("east"))]).toEqual([[everyones.id], new Set([everyones.id, harbors.id])]);
    expect((await (await app.as("web")).call("PUT", "/api/notifications", { id: everyones.id, variant: "info" })).status).toBe(403);
  });
  test("one domain writes to all of itself alone", async () => {
    expect((await own({})).status).toBe(201);
    expect([await text(), await text("harbor")]).toEqual([["Own"], []]);
    expect((await own({ domains: [app.world().airport.domainId], everyone: false })).status).toBe(403);
    const within = (await app.as("sup")).call("POST", "/api/notifications", {
      description: "Other",
      content: { en: "Other" },
      everyone: false,
      domains: [app.world().harbor.domainId],
    });
    expect(await within).toMatchObject({ status: 422, body: { code: "NotificationOwnDomain" } });
    expect(await shared({ content: { en: "Nobody" }, everyone: false })).toMatchObject({
      status: 422,
      body: { code: "NotificationAudience" },
    });
  });
});

test("R-3.121 R-7.081 GET notifications/current takes the domain and lists what is to be shown now, the urgent first, also before the sign-in", async () => {
  await own({ content: { en: "Later" }, startAt: at(hour) });
  await own({ content: { en: "Over" }, endAt: at(-hour) });
  const { body: plain } = await own({ content: { en: "Now" } });
  const { body: urgent } = await own({ content: { en: "Urgent" }, variant: "danger", endAt: at(hour) });
  expect(await current()).toEqual([
    { id: urgent.id, revision: 1, variant: "danger", content: { en: "Urgent" }, startAt: null, endAt: urgent.endAt },
    { id: plain.id, revision: 1, variant: "info", content: { en: "Now" }, startAt: null, endAt: null },
  ]);
  expect((await (await app.as("usr")).call<LearnerNotification[]>("GET", "/api/notifications/current?domain=airport")).body).toHaveLength(
    2,
  );
  await (await app.as("web")).call("PUT", "/api/notifications", { id: plain.id, content: { en: "Now, and more" } });
  expect((await current()).at(-1)).toMatchObject({ id: plain.id, revision: 2 });
});
