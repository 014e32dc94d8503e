import { benchmarkDomain, benchmarkPassword, benchmarkUser } from "../server/src/benchmarkSeed.ts";

export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

/** The benchmark's administrator over HTTP, or somebody else with the same password. */
export async function signedIn(address: string, username: string = benchmarkUser): Promise<Call> {
  const visit = await fetch(`${address}/api/user/login`);
  await visit.arrayBuffer();
  let cookie = visit.headers.get("set-cookie")?.split(";")[0] ?? "";
  let token = visit.headers.get("x-xsrf-token") ?? "";
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: { cookie, "x-xsrf-token": token, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status} ${await answer.text()}`);
    token = answer.headers.get("x-xsrf-token") ?? token;
    cookie =
      answer.headers
        .getSetCookie()
        .find((one) => !one.includes("-device="))
        ?.split(";")[0] ?? cookie;
    return (await answer.json()) as never;
  };
  await call("POST", "user/login", { username, password: benchmarkPassword, domain: benchmarkDomain });
  return call;
}
