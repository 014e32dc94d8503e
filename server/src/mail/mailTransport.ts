import type { Settings } from "../settings.ts";
import type { Mail } from "./queueMail.ts";

export interface Sender {
  /** Who the mail says it is from; the address is the installation's. */
  name: string;
  replyTo: string | null;
}
export interface Attached {
  filename: string;
  content: Buffer;
  contentType: string;
}
export type SendMail = (mail: Omit<Mail, "attachment"> & { attachments: Attached[]; messageId: string }, sender: Sender) => Promise<void>;

const PATIENCE_MS = 20_000;
const loopback = new Set(["127.0.0.1", "[::1]", "localhost"]);

/** The mail server of the installation. Mails hold links that give accounts away, so they never travel in the clear beyond this computer. */
export async function mailTransport({ smtpUrl = "", mailFrom = "" }: Settings): Promise<SendMail> {
  const { createTransport } = await import("nodemailer"); // only where mail is sent
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !loopback.has(hostname),
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, { name, replyTo }) => {
    await transport.sendMail({ from: { name, address: mailFrom }, ...(replyTo !== null && { replyTo }), ...mail });
  };
}
