import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  to: string[];
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Files that came with it. */
  attachments: { name: string; bytes: Buffer }[];
}

export interface TestMailServer {
  url: string;
  mails: ReceivedMail[];
  /** While true it answers as a mail server that is overloaded. */
  busy: boolean;
  stop: () => Promise<void>;
}

/** A mail server on this computer that keeps what it is sent. */
export async function testMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const state = { busy: false };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.busy) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), ...read(Buffer.concat(chunks).toString("utf8")) });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get busy() {
      return state.busy;
    },
    set busy(busy) {
      state.busy = busy;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function read(raw: string): Omit<ReceivedMail, "to"> {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const headers = head.replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1]?.trim() ?? "";
  return {
    from: words(header("From")),
    replyTo: header("Reply-To"),
    subject: words(header("Subject")),
    messageId: header("Message-ID"),
    text: part(raw, "text/plain"),
    html: part(raw, "text/html"),
    attachments: attachmentsOf(raw),
  };
}

const attachmentsOf = (raw: string): ReceivedMail["attachments"] =>
  raw.split(/\r\n--[^\r\n]+/).flatMap((each) => {
    if (!/content-disposition: attachment/i.test(each)) return [];
    const [head = "", ...body] = each.replace(/^\r\n/, "").split("\r\n\r\n");
    const name = /filename="?([^";\r\n]+)/i.exec(head)?.[1] ?? "";
    return [{ name, bytes: Buffer.from(body.join("\r\n\r\n"), "base64") }];
  });

/** The body of one kind, decoded. */
function part(raw: string, type: string): string {
  const found = raw
    .split(/\r\n--[^\r\n]+/)
    .find((each) => each.toLowerCase().includes(`content-type: ${type}`) && !each.includes("multipart/"));
  const [head = "", ...body] = (found ?? "").replace(/^\r\n/, "").split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  if (/encoding: base64/i.test(head)) return Buffer.from(text, "base64").toString("utf8");
  return /encoding: quoted-printable/i.test(head) ? quotedPrintable(text.replace(/=\r\n/g, "")) : text;
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

/** Encoded words of a header. */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B" ? Buffer.from(word, "base64").toString("utf8") : quotedPrintable(word.replaceAll("_", " ")),
    );
