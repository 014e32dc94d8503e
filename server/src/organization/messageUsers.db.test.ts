import type { MessageReach } from "@vigil/model/organization/messageWire";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { bulkQueue } from "../entity/bulk/bulkQueue.ts";
import { mailedApp } from "../../test/mail/mailedApp.ts";

const mailed = mailedApp([bulkQueue]);
const silent = testApp();
let [learner, manager, off] = [0, 0, 0];

beforeAll(async () => {
  const { airport } = mailed.world();
  learner = airport.north.users.usr;
  manager = airport.north.users.ins;
  off = airport.north.users.trn;
  const owner = await mailed.database.owner();
  await owner.query("update users set email = 'learner@example.org', locale = 'ar' where id = $1", [learner]);
  await owner.query("update users set email = 'off@example.org', active = false where id = $1", [off]);
});

describe("a message to people", () => {
  const message = { subject: "Your training\r\nBcc: all@example.org", text: "Please come on <Monday>.\n\nBring your badge." };

  test("says before whom it reaches, goes out in the writer's words, and is kept with each", async () => {
    const client = await mailed.as("web");
    const ids = [learner, manager, off];
    const { body: reach } = await client.call<MessageReach>("POST", "/api/users/messages/preview", { ids });
    expect(reach).toEqual({ mail: true, reached: 1, noAddress: 1, inactive: 1 });
    const { status, body } = await client.call<MessageReach>("POST", "/api/users/messages", { ids, ...message });
    expect([status, body]).toEqual([200, reach]);
    const mail = await mailed.mailTo("learner@example.org");
    expect(mail.text).toContain("Bring your badge.");
    expect(mail.text).toContain("Domain Administrator North");
    expect(mailed.mails().every(({ to }) => !to.includes("off@example.org") && !to.includes("all@example.org"))).toBe(true);
    const owner = await mailed.database.owner();
    const { rows } = await owner.query("select subject_id, user_id, personal from events where type = 'user.message'");
    expect(rows).toMatchObject([
      { subject_id: learner, user_id: mailed.world().airport.north.users.web, personal: { text: message.text } },
    ]);
  });

  test("goes to all that the list's filter finds; whom no mail reaches is named, each with why", async () => {
    const client = await mailed.as("web");
    const before = mailed.mails().length;
    const matching = { companyId: String(mailed.world().airport.north.companyId) };
    const { body: list } = await client.call<{ rows: object[] }>(
      "GET",
      `/api/users?companyId=${matching.companyId}&limit=200&fields=username`,
    );
    const on = { matching, count: list.rows.length };
    expect((await client.call<MessageReach>("POST", "/api/users/messages/preview", { on })).body).toMatchObject({
      reached: 1,
      inactive: 1,
    });
    const { body: act } = await client.call<{ id: number; state: string; changed: number; refused: number }>(
      "POST",
      "/api/users/messages",
      {
        on,
        ...message,
      },
    );
    expect(act).toMatchObject({ state: "done", changed: 1, refused: list.rows.length - 1, undoUntil: null });
    const { body: left } = await client.call<{ rows: { id: number; code: string }[] }>("GET", `/api/bulkacts/${act.id}/left`);
    expect(left.rows).toEqual(expect.arrayContaining([expect.objectContaining({ id: off, code: "MessageInactive" })]));
    expect(left.rows).toEqual(expect.arrayContaining([expect.objectContaining({ id: manager, code: "MessageNoAddress" })]));
    await vi.waitFor(() => expect(mailed.mails().length).toBe(before + 1));
    const stale = await client.call("POST", "/api/users/messages", { on: { ...on, count: 3 }, ...message });
    expect([stale.status, stale.body.code]).toEqual([409, "BulkCountChanged"]);
  });

  test("goes to nobody out of reach, says what is missing at its field, and is no learner's to write", async () => {
    const { airport, harbor } = mailed.world();
    const company = await mailed.as("adm");
    for (const id of [airport.south.users.usr, harbor.east.users.usr]) {
      expect((await company.call("POST", "/api/users/messages", { ids: [learner, id], ...message })).status).toBe(404);
      expect((await company.call("POST", "/api/users/messages/preview", { ids: [id] })).status).toBe(404);
    }
    const { status, body } = await company.call("POST", "/api/users/messages", { ids: [learner], subject: "  ", text: "x" });
    expect([status, body.field]).toEqual([422, "subject"]);
    expect((await (await mailed.as("usr")).call("POST", "/api/users/messages", { ids: [manager], ...message })).status).toBe(403);
  });

  test("says where there is no mail server that nothing can be sent, and writes nothing down", async () => {
    const client = await silent.as("web");
    const ids = [silent.world().airport.north.users.usr];
    expect((await client.call<MessageReach>("POST", "/api/users/messages/preview", { ids })).body.mail).toBe(false);
    const { status, body } = await client.call("POST", "/api/users/messages", { ids, ...message });
    expect([status, body.code]).toEqual([409, "MessageWithoutMail"]);
    const invited = await client.call("POST", "/api/users/invite", { on: { ids } });
    expect([invited.status, invited.body.code]).toEqual([409, "InvitationWithoutMail"]);
    const owner = await silent.database.owner();
    expect((await owner.query("select from events where type = 'user.message'")).rowCount).toBe(0);
  });
});
