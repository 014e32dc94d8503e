import { afterEach, expect, test, vi } from "vitest";
import { fetchView } from "./sessionCalls.ts";

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Promise<Response>) {
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal("location", { pathname: "/harbor/simulator/session/1/2/3/Practice", search: "" });
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    asked.push([url, init]);
    return answer();
  });
  return asked;
}

test("a view is asked for in the domain of the page", async () => {
  const asked = answering(() => Promise.resolve(new Response("x")));
  await fetchView("/api/training/simulator/sessions/1/images/0/views/1", new AbortController().signal);
  expect(asked).toMatchObject([["/api/training/simulator/sessions/1/images/0/views/1", { headers: { "X-Domain": "harbor" } }]]);
});

test("R-8.072 a simulator image that is not found is reported by an error with its own message key", async () => {
  answering(() => Promise.resolve(new Response("", { status: 404 })));
  await expect(fetchView("/views/1", new AbortController().signal)).rejects.toMatchObject({ status: 404, code: "SimulatorImageNotFound" });
});

test("without a connection the picture says so", async () => {
  answering(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(fetchView("/views/1", new AbortController().signal)).rejects.toMatchObject({ status: 0, code: "Disconnected" });
});
