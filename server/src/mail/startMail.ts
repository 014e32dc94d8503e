import { z } from "zod";
import type { House } from "../house.ts";
import { unseal } from "../identity/seal.ts";
import type { Queues } from "../jobs/jobs.ts";
import { mailPlace } from "./queueMail.ts";
import { mailTransport, type SendMail } from "./mailTransport.ts";

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** Works on the queue of mails where this installation has a mail server. */
export function startMail(house: House): void {
  const { settings, jobs, log } = house;
  if (settings.smtpUrl === undefined) return;
  let send: Promise<SendMail> | undefined;
  jobs
    .work("mail", async (job) => deliver(house, await (send ??= mailTransport(settings)), job))
    .catch((error: unknown) => log.error(error, "Mails are not sent until the server starts again."));
}

/** Throws when the mail server does not take it; then it is tried again later. */
async function deliver({ settings, log }: House, send: SendMail, { domainId, mailId, sealed }: Queues["mail"]): Promise<void> {
  if (sealed === "") return;
  const opened = unseal(settings.secretKey, mailPlace(domainId), sealed);
  if (opened === null) return log.error({ mailId, domainId }, "A mail that was sealed with another key cannot be sent.");
  // The same id each time, so that a mail server that took it before its answer was lost can tell.
  await send({ ...mail.parse(JSON.parse(opened)), messageId: `<${mailId}@${settings.mailFrom?.split("@")[1] ?? "vigil"}>` });
}
