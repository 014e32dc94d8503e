import type { MessageReach, messageShape } from "@vigil/model/organization/messageWire";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import type { z } from "zod";
import { visible } from "../entity/listSql.ts";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { readerIn } from "../mail/composeMail.ts";
import { messageMail } from "../mail/messageMail.ts";
import { queueMail } from "../mail/queueMail.ts";
import { Problem } from "../problem.ts";
import { writeEvents } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";

export type Message = z.output<z.ZodObject<typeof messageShape>>;

interface Recipient {
  id: number;
  email: string | null;
  locale: string;
  active: boolean;
}

/** Mails a message to those of these people whom mail reaches, keeps it with each, and answers who they all are. */
export async function messageUsers(tx: Tx, house: House, caller: Caller, ids: readonly number[], message: Message): Promise<Recipient[]> {
  if (house.settings.smtpUrl === undefined) throw new Problem(409, "MessageWithoutMail");
  const { domainId } = caller;
  const { subject, text } = message;
  const people = await recipients(tx, caller, ids);
  const domain = await tx.selectFrom("domains").select(["title", "locale"]).where("id", "=", domainId).executeTakeFirstOrThrow();
  const from = await writerOf(tx, caller);
  const reached = people.filter(isReached);
  if (reached.length === 0) return people;
  for (const { email, locale } of reached)
    await queueMail(house, tx, domainId, messageMail(readerIn({ email, locale }, domain), { from, subject, text }));
  await writeEvents(
    tx,
    caller,
    reached.map(({ id }) => ({ type: "user.message" as const, subject: { entity: "user", id }, personal: { subject, text } })),
  );
  return people;
}

const isReached = (one: Recipient): one is Recipient & { email: string } => one.active && one.email !== null;

/** Why no message goes to somebody. */
export const notReached = (one: Recipient): Problem | undefined =>
  isReached(one) ? undefined : new Problem(409, one.active ? "MessageNoAddress" : "MessageInactive");

export const reachOf = ({ settings }: House, people: readonly Recipient[]): MessageReach => ({
  mail: settings.smtpUrl !== undefined,
  reached: people.filter(isReached).length,
  noAddress: people.filter(({ active, email }) => active && email === null).length,
  inactive: people.filter(({ active }) => !active).length,
});

/** Those of them whom the caller sees; one who is not is as good as not there. */
export async function recipients(tx: Tx, caller: Caller, ids: readonly number[]): Promise<Recipient[]> {
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
