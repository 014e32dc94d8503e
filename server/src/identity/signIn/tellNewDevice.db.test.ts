import { expect, test } from "vitest";
import { mailedApp } from "../../../test/mail/mailedApp.ts";
import { testPassword } from "../../../test/http/testApp.ts";

const app = mailedApp();
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0";

async function signIn(username: string, device: string | null = null): Promise<string | null> {
  const client = Object.assign(app.visitor(), { address: "203.0.113.5", device });
  await client.call("GET", "/api/user/login");
  const given = { username, password: testPassword, domain: "airport" };
  expect((await client.call("POST", "/api/user/login", given, { "user-agent": firefox })).status).toBe(200);
  return client.device;
}

test("a sign-in on a device that was not known is told to its owner where the domain wants it; a known one and the first of all are not", async () => {
  const { domainId, south } = app.world().airport;
  const owner = await app.database.owner();
  const address = async (userId: number, email: string, seen: boolean) =>
    owner.query("update users set email = $2, last_seen_at = case when $3 then now() end where id = $1", [userId, email, seen]);
  await address(south.users.usr, "usr@example.org", true);
  await address(south.users.ins, "first@example.org", false);
  await address(south.users.aud, "last@example.org", true);

  await signIn("usr.south"); // nobody wants to hear of it yet
  await owner.query("update domains set tell_new_devices = true where id = $1", [domainId]);
  await signIn("ins.south"); // the first of all
  const device = await signIn("usr.south");
  await signIn("usr.south", device);
  const mail = await app.mailTo("usr@example.org");
  expect(mail.text).toContain("Firefox · Windows – 203.0.113.5");
  await signIn("aud.south");
  await app.mailTo("last@example.org"); // all before it are out
  const told = app.mails().flatMap(({ to }) => to);
  expect(told.toSorted()).toEqual(["last@example.org", "usr@example.org"]);
});
