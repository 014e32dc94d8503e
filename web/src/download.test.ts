import { afterEach, expect, test, vi } from "vitest";
import { download } from "./download.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("R-9.010 the link of a downloaded file is freed after 60,000 ms, not before", async () => {
  vi.useFakeTimers();
  const clicked: { href: string; download: string }[] = [];
  vi.stubGlobal("location", { pathname: "/demo/admin/users", search: "" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("id,name")));
  vi.stubGlobal("document", {
    createElement: () => {
      const link = { href: "", download: "", click: () => clicked.push(link) };
      return link;
    },
  });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  const freed = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  await download("users/export.csv", "users.csv");
  expect(clicked).toMatchObject([{ href: "blob:1", download: "users.csv" }]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(freed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(freed).toHaveBeenCalledExactlyOnceWith("blob:1");
});
