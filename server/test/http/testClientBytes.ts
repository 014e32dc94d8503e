import type { TestClient } from "./testClient.ts";

/** A file as a browser would save it. */
export async function testClientBytes({ app, cookie, address }: TestClient, url: string): Promise<Buffer> {
  const reply = await app.inject({ method: "GET", url, headers: cookie === null ? {} : { cookie }, remoteAddress: address });
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
  return reply.rawPayload;
}
