import type { ReportChart, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { expect, test } from "vitest";
import { drawnIn } from "../../../test/http/drawnIn.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testRun, testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();

/** What a PDF draws in the colours of a bar. */
function barsOf(pdf: Buffer): { x: number; width: number }[] {
  const bar = /([\d.]+) [\d.]+ ([\d.]+) 8 re\n(?:\/DeviceRGB cs\n)?(?:0\.1411|0\.6627)[\d.]* /gu;
  return drawnIn(pdf).flatMap((page) => [...page.matchAll(bar)].map(([, x, width]) => ({ x: Number(x), width: Number(width) })));
}

test("a chart is of the whole run: eleven groups in the order of the lines, the others together by their sums", async () => {
  const { north, south } = app.world().airport;
  const programIds: number[] = [];
  const owner = await app.database.owner();
  for (let made = 0; made < 14; made += 1) {
    const training = await testTraining(app);
    programIds.push(training.programId);
    await owner.query("update programs set title = $2 where id = $1", [training.programId, `P ${String(made).padStart(2, "0")}`]);
    await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -1 });
    // of the last program one of two is complete, so that the others weigh by their learners
    if (made === 13) await testRun(app, { ...training, userId: south.users.usr, status: "a" });
  }
  const client = await app.as("web");
  const asked = async (ids: number[], query = "") => {
    const { body: run } = await client.call<ReportRun>("POST", "/api/reports/T30/runs", { programIds: ids });
    return (await client.call<ReportChart>("GET", `/api/reportruns/${run.id}/chart${query}`)).body;
  };

  const all = await asked(programIds, "?order=asc(program)");
  expect(all.rows.map(({ label }) => label)).toEqual(Array.from({ length: 11 }, (_, index) => `P ${String(index).padStart(2, "0")}`));
  expect(all.rows[0]).toMatchObject({ value: 100, count: 1 });
  expect(all.others).toEqual({ groups: 3, value: 75, count: 4 });
  const turned = await asked(programIds, "?order=desc(program)");
  expect(turned.rows[0]).toMatchObject({ label: "P 13", value: 50, count: 2, about: { user: null, program: programIds[13] } });
  expect(turned.others).toEqual({ groups: 3, value: 100, count: 3 });
  // in a PDF the same bars stand before the table: eleven and the others
  const { body: run } = await client.call<ReportRun>("POST", "/api/reports/T30/runs", { programIds });
  for (const language of ["en", "ar"]) {
    const { rawPayload } = await client.app.inject({
      url: `/api/reportruns/${run.id}/export.pdf?order=asc(program)&language=${language}`,
      headers: { cookie: client.cookie! },
    });
    const bars = barsOf(rawPayload);
    expect(bars.map(({ width }) => width > 0)).toEqual(Array.from({ length: 12 }, () => true));
    // of the others three of four are complete
    expect(bars.at(-1)!.width / bars[0]!.width).toBeCloseTo(0.75, 3);
    expect(bars.at(-1)!.x === bars[0]!.x).toBe(language === "en");
  }
  const few = await asked(programIds.slice(0, 12));
  expect([few.rows.length, few.others]).toEqual([12, null]);
});

test("what another asked for is not drawn for anybody else, and a report without groups draws nothing", async () => {
  const mine = await app.as("web");
  const { body: run } = await mine.call<ReportRun>("POST", "/api/reports/T10/runs", {});
  expect((await mine.call("GET", `/api/reportruns/${run.id}/chart`)).body).toEqual({ rows: [], others: null });
  expect(await (await app.as("adm")).call("GET", `/api/reportruns/${run.id}/chart`)).toMatchObject({ status: 404 });
});
