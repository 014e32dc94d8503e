/** As much of it as is used here: it has no types of its own. */
declare module "nodemailer" {
  export function createTransport(options: Record<string, unknown>): { sendMail(mail: Record<string, unknown>): Promise<unknown> };
}
