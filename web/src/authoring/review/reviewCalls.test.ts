import type { DraftComment } from "@vigil/model/authoring/draftReview";
import { afterEach, expect, test, vi } from "vitest";
import { resolveComment, takeBackComment } from "./reviewCalls.ts";

afterEach(() => vi.unstubAllGlobals());

test("of two comments settled in a row the later answer knows of both, however late the first is; one that was refused holds up nobody", async () => {
  const storage = { getItem: () => "token", setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { pathname: "/demo", search: "" });
  const late = Promise.withResolvers<void>();
  const resolved: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    if (method === "DELETE") return Response.json({ code: "NotFound", message: "It is gone." }, { status: 404 });
    resolved.push(address.split("/").at(-1)!);
    const answer = [...resolved];
    if (resolved.length === 1) await late.promise;
    return Response.json(answer);
  });
  const shown: DraftComment[][] = [];
  const show = (all: DraftComment[]) => void shown.push(all);
  const first = resolveComment(1, 4, true).then(show);
  const gone = takeBackComment(1, 5).catch(() => "refused");
  const second = resolveComment(1, 6, true).then(show);
  // whatever would be sent beside the first has been by now, and answered
  await new Promise((done) => void setTimeout(done));
  late.resolve();
  expect(await Promise.all([first, gone, second])).toEqual([undefined, "refused", undefined]);
  expect(shown.at(-1)).toEqual(["4", "6"]);
});
