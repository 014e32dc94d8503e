import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { guardedFetch } from "./guardedFetch.ts";
import { isPublicAddress } from "./isPublicAddress.ts";

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

describe("calls to identity providers", () => {
  test("only addresses of the public internet count as public", () => {
    const hidden =
      "127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 nonsense";
    expect(hidden.split(" ").filter(isPublicAddress)).toEqual([]);
    expect(["8.8.8.8", "93.184.215.14", "2606:4700::1111"].every(isPublicAddress)).toBe(true);
  });

  test("nothing is asked in the clear, at a private address, or at a name that leads to one", async () => {
    let asked = 0;
    const origin = await serve((_, response) => {
      asked += 1;
      response.end("{}");
    });
    const { port } = new URL(origin);
    const fetch = guardedFetch([]);
    for (const address of [
      origin,
      `https://127.0.0.1:${port}`,
      `https://[::1]:${port}`,
      `https://localhost:${port}`,
      `https://2130706433:${port}`,
    ])
      await expect(fetch(address)).rejects.toThrow(/not https|not public/);
    await expect(guardedFetch(["https://other.example"])(origin)).rejects.toThrow("not https");
    expect(asked).toBe(0);
  });

  test("a listed origin is asked; it leads nowhere else, and may not answer without end", async () => {
    const hidden = await serve((_, response) => response.end("secret"));
    const origin = await serve((request, response) => {
      if (request.url === "/away") return response.writeHead(302, { location: hidden }).end();
      if (request.url === "/much") return response.end(Buffer.alloc(2_000_000));
      return response.end(JSON.stringify({ method: request.method }));
    });
    const fetch = guardedFetch([origin]);
    expect(await (await fetch(`${origin}/`, { method: "POST", body: new URLSearchParams({ a: "b" }) })).json()).toEqual({ method: "POST" });
    await expect(fetch(`${origin}/away`)).rejects.toThrow("leads elsewhere");
    await expect(fetch(`${origin}/much`)).rejects.toThrow("too large");
  });
});
