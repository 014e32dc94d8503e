import type { EventType } from "@vigil/model/reporting/eventTypes";
import { sql, type CompiledQuery } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { alongOf, type Tx } from "../storage/asDomain.ts";
import { keepsPlan } from "../storage/keptName.ts";
import { aboutWhom } from "./aboutWhom.ts";
import { companyConcerned } from "./companyConcerned.ts";
import type { EventSubject } from "./eventSubject.ts";
import { redact } from "./redact.ts";

/** Somebody who is not (yet) a caller: a sign-in, a job. */
export interface Actor {
  domainId: number;
  requestId: string;
  address: string;
  userId?: number;
  companyId?: number;
  /** When it happened, where it is written down later: the history of the demo. */
  at?: Date;
}

export interface EventOfLog {
  /** `entity.action` */
  type: EventType;
  severity?: "info" | "warning" | "error";
  subject?: EventSubject;
  /** Whom it is about, where the subject does not tell: it is neither a user nor the record of one. */
  about?: number;
  data?: object;
  /** Names and values of people, before and after: the part that erasing a person empties. */
  personal?: object;
  error?: string;
  /** Of this one of many. */
  at?: Date;
}

const asJson = (value: object): string => JSON.stringify(redact(value));

/** In the transaction of what it describes. The database adds the time and the hash of the chain. */
export async function writeEvent(tx: Tx, actor: Caller | Actor, event: EventOfLog): Promise<void> {
  await tx.executeQuery(keepsPlan(eventQuery(tx, actor, event)));
}

/** The same without waiting for it: it is refused, or not, with the commit. */
export async function sendEvent(tx: Tx, actor: Caller | Actor, event: EventOfLog): Promise<void> {
  await tx.executeQuery(alongOf(keepsPlan(eventQuery(tx, actor, event))));
}

/** The same for whoever writes other things at the same time. */
export const eventQuery = (tx: Tx, actor: Caller | Actor, event: EventOfLog): CompiledQuery =>
  tx.insertInto("events").values(rowOf(actor, event)).compile();

const atOnce = 500;

/** The same of many that one act did, a few hundred to a statement. */
export async function writeEvents(tx: Tx, actor: Caller | Actor, events: readonly EventOfLog[]): Promise<void> {
  for (let from = 0; from < events.length; from += atOnce)
    await tx
      .insertInto("events")
      .values(events.slice(from, from + atOnce).map((event) => rowOf(actor, event)))
      .execute();
}

function rowOf(actor: Caller | Actor, event: EventOfLog) {
  const { type, severity = "info", subject, about, data = {}, personal, error = null } = event;
  // somebody who entered another domain is a stranger there: the home domain tells who the number is
  const entered = "homeDomainId" in actor && actor.homeDomainId !== actor.domainId ? { homeDomainId: actor.homeDomainId } : {};
  const at = event.at ?? ("at" in actor ? actor.at : undefined);
  const request = "request" in actor && actor.request ? { request: actor.request } : {};
  return {
    domainId: actor.domainId,
    ...(at === undefined ? {} : { at, month: `${at.toISOString().slice(0, 7)}-01` }),
    type,
    severity,
    error,
    requestId: actor.requestId,
    address: actor.address,
    userId: actor.userId ?? null,
    companyId: companyConcerned(actor, event),
    subjectEntity: subject?.entity ?? null,
    subjectId: subject?.id ?? null,
    data: sql<string>`${asJson({ ...data, ...entered, ...request, ...(about === undefined ? {} : { aboutUserId: about }) })}::jsonb
        || ${aboutWhom(actor.domainId, about === undefined ? subject : undefined)}`,
    personal: personal === undefined ? null : asJson(personal),
  };
}
