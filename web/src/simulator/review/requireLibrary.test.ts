import { afterEach, expect, test, vi } from "vitest";
import { requireLibrary } from "./requireLibrary.ts";

afterEach(() => vi.restoreAllMocks());

test("R-8.115 reviewing a session that has no image library logs an error, one that has none", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  requireLibrary({ sessionId: 7, imageLibrary: { threatCategories: [], templateVersion: 1 } });
  expect(log).not.toHaveBeenCalled();
  requireLibrary({ sessionId: 7, imageLibrary: null });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringContaining("Session 7") as string }));
});
