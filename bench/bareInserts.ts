import { randomBytes } from "node:crypto";
import Fastify from "fastify";
import type { House } from "../server/src/house.ts";
import type { Shot } from "./hammer.ts";

export const insertShot: Shot = {
  method: "POST",
  path: "/save",
  headers: {},
  body: JSON.stringify({ size: 1, mediaType: "application/vnd.vigil.bench" }),
};

/** One durable insert of a bare Fastify + pg on the same database: what a save is measured beside. */
export async function bareServer({ pool }: House): Promise<{ address: string; stop: () => Promise<void> }> {
  const app = Fastify();
  app.post<{ Body: { size: number; mediaType: string } }>("/save", async ({ body }) => {
    const hash = randomBytes(32).toString("hex");
    await pool.query("insert into files (hash, size, media_type) values ($1, $2, $3)", [hash, body.size, body.mediaType]);
    return { hash };
  });
  return { address: await app.listen({ host: "127.0.0.1", port: 0 }), stop: async () => app.close() };
}
