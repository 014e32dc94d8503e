import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** What the store does to each call: answers; says 403 or 503; takes it and says nothing; is not there; breaks off behind so many bytes, so often. */
export type S3Mood = "well" | 403 | 503 | "silent" | "gone" | { cutBehind: number; times: number };

export interface S3Server {
  environment: Record<string, string>;
  mood: (mood: S3Mood) => void;
  /** Where its objects lie, for who damages one. */
  directory: string;
}

/**
 * A store of a package of the registry (s3rver), in a process of its own, behind a door that can be ill. Its marks of pages are made with a
 * cipher that today's OpenSSL has as a legacy one only.
 */
export async function s3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "vigil-s3-"));
  const inner = await freePort();
  const script = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");
  const options = ["-d", directory, "-a", "127.0.0.1", "-p", String(inner), "--silent", "--configure-bucket", "vigil"];
  const child = spawn(process.execPath, ["--openssl-legacy-provider", "--no-deprecation", script, ...options], { stdio: "ignore" });
  let mood: S3Mood = "well";
  const door = createServer((asked, answer) => pass(asked, answer, inner, () => mood));
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  afterAll(async () => {
    door.closeAllConnections();
    door.close();
    child.kill("SIGKILL");
    await once(child, "exit");
    rmSync(directory, { recursive: true, force: true });
  });
  while (!(await isUp(inner))) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    directory,
    mood: (next) => {
      mood = next;
    },
    environment: {
      FILES: "s3://vigil/of/ours",
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${portOf(door)}`,
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, port: number, moodNow: () => S3Mood): void {
  const mood = moodNow();
  if (mood === "silent") return;
  if (mood === "gone") {
    asked.destroy();
    return;
  }
  if (mood === 403 || mood === 503) {
    asked.resume().once("end", () => {
      const code = mood === 403 ? "AccessDenied" : "SlowDown";
      answer.writeHead(mood, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
    });
    return;
  }
  const { method, url, headers } = asked;
  const inner = request({ port, host: "127.0.0.1", method, path: url, headers }, (found) => {
    answer.writeHead(found.statusCode ?? 500, found.headers);
    if (typeof mood !== "object" || mood.times === 0) {
      found.pipe(answer);
      return;
    }
    mood.times -= 1;
    let left = mood.cutBehind;
    found.on("data", (bytes: Buffer) => {
      answer.write(bytes.subarray(0, left), () => left <= 0 && answer.destroy());
      left -= bytes.length;
    });
    found.once("end", () => answer.end());
  });
  inner.once("error", () => answer.destroy());
  asked.pipe(inner);
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const port = portOf(probe);
  probe.close();
  await once(probe, "close");
  return port;
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
