import { randomUUID } from "node:crypto";
import type { House } from "../house.ts";
import { mailQueue, type QueuedMail } from "./mailQueue.ts";
import { seal } from "../storage/seal.ts";
import type { Tx } from "../storage/asDomain.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A stored file that goes with it. */
  attachment?: { hash: string; name: string; type: string };
}

export const mailPlace = (domainId: number): string => `mail of domain ${domainId}`;

/**
 * Sent after the transaction, and again until a mail server takes it; links in it are secrets, so it waits sealed.
 * null = to nobody: the same work where there is no such account.
 */
export async function queueMail(
  { jobs, settings }: Pick<House, "jobs" | "settings">,
  tx: Tx,
  domainId: number,
  mail: Mail | null,
  run?: QueuedMail["run"],
): Promise<void> {
  if (settings.smtpUrl === undefined) return;
  const sealed = mail === null ? "" : seal(settings.secretKey, mailPlace(domainId), JSON.stringify(mail));
  await jobs.send(tx, mailQueue, { domainId, mailId: randomUUID(), sealed, ...(run && { run }) });
}
