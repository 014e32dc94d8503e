import { messageBody, messagePreviewBody, type MessageReach } from "@vigil/model/organization/messageWire";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { deskOf } from "../entity/desk.ts";
import { visible } from "../entity/listSql.ts";
import type { Routes } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { messageMail } from "../mail/messageMail.ts";
import { queueMail } from "../mail/queueMail.ts";
import { Problem } from "../problem.ts";
import { writeEvents } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { seenUsers } from "./seenUsers.ts";

interface Recipient {
  id: number;
  email: string | null;
  locale: string;
  active: boolean;
}

/** Messages to people by mail; each is kept with the person it went to. */
export const messageRoutes: Routes = (app, house) => {
  const desk = deskOf(house, user, seenUsers);
  const config = { permission: desk.permission("edit") };
  const tags = [user.plural];
  const mail = house.settings.smtpUrl !== undefined;

  app.post(
    "/api/users/messages/preview",
    { config, schema: { tags, body: messagePreviewBody, summary: "How many a message would reach, and who has no address" } },
    (request): Promise<MessageReach> =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        const people = await recipients(tx, desk.view(request).caller, request.body.ids);
        return { mail, ...reachOf(people) };
      }),
  );
  app.post(
    "/api/users/messages",
    { config, schema: { tags, body: messageBody, summary: "Mail people a message; who has no address or is switched off is left out" } },
    (request) =>
      desk.write(request, async (tx, { caller }): Promise<MessageReach> => {
        if (!mail) throw new Problem(409, "MessageWithoutMail");
        const { ids, subject, text } = request.body;
        const people = await recipients(tx, caller, ids);
        const domain = await tx.selectFrom("domains").select("title").where("id", "=", caller.domainId).executeTakeFirstOrThrow();
        const from = await writerOf(tx, caller);
        const reached = people.filter(isReached);
        for (const { email, locale } of reached)
          await queueMail(
            house,
            tx,
            caller.domainId,
            messageMail({ to: email, locale, domainTitle: domain.title }, { from, subject, text }),
          );
        await writeEvents(
          tx,
          caller,
          reached.map(({ id }) => ({ type: "user.message" as const, subject: { entity: "user", id }, personal: { subject, text } })),
        );
        return { mail, ...reachOf(people) };
      }),
  );
};

const isReached = (one: Recipient): one is Recipient & { email: string } => one.active && one.email !== null;

const reachOf = (people: readonly Recipient[]) => ({
  reached: people.filter(isReached).length,
  noAddress: people.filter(({ active, email }) => active && email === null).length,
  inactive: people.filter(({ active }) => !active).length,
});

/** Those of them whom the caller sees; one who is not is as good as not there. */
async function recipients(tx: Tx, caller: Caller, ids: readonly number[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select t.id, t.email, t.locale, t.active from users t
    where ${visible(user, "t", caller)} and t.id = any(${[...ids]}::bigint[]) order by t.id`.execute(tx);
  if (rows.length < new Set(ids).size) throw new Problem(404, "NotFound");
  return rows;
}

/** By name; who came from another domain is not known here. */
async function writerOf(tx: Tx, { domainId, homeDomainId, userId }: Caller): Promise<string> {
  if (domainId !== homeDomainId) return "";
  const { rows } = await sql<{ name: string }>`select coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) as name
    from users where domain_id = ${domainId} and id = ${userId}`.execute(tx);
  return rows[0]?.name ?? "";
}
