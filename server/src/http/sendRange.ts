import type { FastifyReply } from "fastify";

/** A part of a film, when the player asks for one; else all of it. */
export function sendRange(reply: FastifyReply, bytes: Buffer, range: string | undefined) {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/u.exec(range ?? "") ?? [];
  if (first === "" && last === "") return reply.send(bytes);
  const from = first === "" ? Math.max(0, bytes.length - Number(last)) : Number(first);
  const to = first === "" || last === "" ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  if (from > to) return reply.code(416).header("content-range", `bytes */${bytes.length}`).send();
  return reply
    .code(206)
    .header("content-range", `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1));
}
