import { z } from "zod";
import type { House } from "../house.ts";
import { within } from "../traces/within.ts";
import { unseal } from "../storage/seal.ts";
import { giveUpMail } from "./giveUpMail.ts";
import { mailQueue, type QueuedMail } from "./mailQueue.ts";
import { mailPlace } from "./queueMail.ts";
import { mailTransport, type Attached, type Sender, type SendMail } from "./mailTransport.ts";

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachment: z.object({ hash: z.string(), name: z.string(), type: z.string() }).optional(),
});

/** Works on the queue of mails where this installation has a mail server. */
export function startMail(house: House): void {
  const { settings, jobs, log } = house;
  if (settings.smtpUrl === undefined) return;
  let send: Promise<SendMail> | undefined;
  jobs
    .work(mailQueue, async (job, _signal, { last }) => workMail(house, await (send ??= mailTransport(settings)), job, last))
    .catch((error: unknown) => log.error(error, "Mails are not sent until the server starts again."));
}

/** Throws when the mail server does not take it; then it is tried again later, and after three days given up. */
export async function workMail(house: House, send: SendMail, job: QueuedMail, last: boolean): Promise<void> {
  try {
    await deliver(house, send, job);
  } catch (error) {
    if (!last) throw error;
    await giveUpMail(house, job, error instanceof Error ? error.message : String(error));
  }
}

async function deliver(house: House, send: SendMail, job: QueuedMail): Promise<void> {
  const { settings } = house;
  const { domainId, mailId, sealed } = job;
  if (sealed === "") return;
  const opened = unseal(settings.secretKey, mailPlace(domainId), sealed);
  if (opened === null) return giveUpMail(house, job, "It was sealed with another secret key.");
  const sender = await senderOf(house, domainId);
  const { attachment, ...written } = mail.parse(JSON.parse(opened));
  const attachments = attachment === undefined ? [] : [await attached(house, attachment)];
  // The same id each time, so that a mail server that took it before its answer was lost can tell.
  const messageId = `<${mailId}@${settings.mailFrom?.split("@")[1] ?? "vigil"}>`;
  const telling = { what: "mail", requestId: `mail ${mailId}`, kind: "client" } as const;
  await within(house.traces, telling, () => send({ ...written, attachments, messageId }, sender));
}

/** A file that is gone is no mail without it: it is tried again, and told when it is given up. */
async function attached({ files }: House, { hash, name, type }: { hash: string; name: string; type: string }): Promise<Attached> {
  const content = await files.open(hash);
  if (content === undefined) throw new Error("The file that belongs to it is gone.");
  return { filename: name, content, contentType: type };
}

async function senderOf({ asDomain }: House, domainId: number): Promise<Sender> {
  const found = await asDomain(domainId, (tx) =>
    tx.selectFrom("domains").select(["mailName", "mailReplyTo"]).where("id", "=", domainId).executeTakeFirst(),
  );
  return { name: found?.mailName || "Vigil", replyTo: found?.mailReplyTo ?? null };
}
