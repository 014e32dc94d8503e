/** As much of these libraries as is used here. */
declare module "nodemailer" {
  export function createTransport(options: Record<string, unknown>): { sendMail(mail: Record<string, unknown>): Promise<unknown> };
}

declare module "smtp-server" {
  interface Session {
    envelope: { rcptTo: { address: string }[] };
  }
  export class SMTPServer {
    constructor(options: {
      disabledCommands: string[];
      onData(stream: import("node:stream").Readable, session: Session, done: (error?: Error) => void): void;
    });
    readonly server: import("node:net").Server;
    listen(port: number, host: string, ready: () => void): void;
    close(done: () => void): void;
  }
}
