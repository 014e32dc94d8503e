import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { decodeView } from "@vigil/xray/file/decodeView";
import { decodeVolume } from "@vigil/xray/volume/decodeVolume";
import { afterAll, describe, expect, test } from "vitest";
import { testIdle } from "../../../test/jobs/testIdle.ts";
import { testProcesses } from "../../../test/jobs/testProcesses.ts";
import { scannerPool } from "./scannerPool.ts";

describe("scanner processes", () => {
  const scanners = scannerPool(1);
  afterAll(() => scanners.stop());
  const recipe: BagRecipe = { seed: 11, scanner: "S160", threat: null };

  test("go on after a bag that cannot be made, and hand a tomograph's volume over with its views", { timeout: 120_000 }, async () => {
    const impossible = { ...recipe, threat: { category: "guns", kind: "no such thing" } } as const;
    const [failed, made] = await Promise.allSettled([scanners.scan(impossible), scanners.scan({ ...recipe, scanner: "T160" })]);
    expect(failed.status).toBe("rejected");
    if (made.status === "rejected") throw made.reason;
    const view = await decodeView(made.value.views[1]!);
    expect([view.width, view.height]).toEqual([made.value.width, made.value.height]);
    const { file, bodies } = made.value.volume!;
    expect((await decodeVolume(file)).size.every((side) => side > 50)).toBe(true);
    expect([file.byteLength <= 3_000_000, bodies]).toEqual([true, []]);
  });

  test("take no more bags once they are stopped", async () => {
    const stopped = scannerPool(1);
    const waiting = stopped.scan(recipe);
    const never = stopped.scan(recipe);
    const ends = Promise.allSettled([waiting, never]);
    await stopped.stop();
    expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(stopped.scan(recipe)).rejects.toThrow("were stopped");
  });

  test("end when nobody asks for a bag any more, and begin again with the next one", async () => {
    const idle = testIdle();
    const processes = testProcesses();
    const pool = scannerPool(2, idle.when);
    const impossible = { ...recipe, threat: { category: "guns", kind: "no such thing" } } as const;
    const failed = () => expect(pool.scan(impossible)).rejects.toThrow("no such thing");
    await Promise.all([failed(), failed()]);
    expect([processes.running(), idle.waiting()]).toEqual([2, 2]);
    await failed();
    expect([processes.running(), idle.waiting()]).toEqual([2, 2]); // who is asked again waits anew
    idle.pass();
    await processes.ended();
    expect([processes.running(), idle.waiting()]).toEqual([0, 0]);
    await failed();
    expect(processes.running()).toBe(1);
    await pool.stop();
    expect([processes.running(), idle.waiting()]).toEqual([0, 0]);
  });
});
