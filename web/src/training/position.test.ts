import { noPosition } from "@vigil/model/training/position";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signOut } from "../shell/signOut.ts";
import { withCourseTime } from "./time/courseTimer.ts";
import { enterPosition, inTurn, trainingPosition, workIn } from "./position.ts";
import { courseQuery } from "./trainingQueries.ts";

/** What the page sent, as `METHOD path`, with the body. */
const sent: { call: string; body: unknown }[] = [];
const queries = new QueryClient();
const page = (pageId: number, complete: boolean) => ({ pageId, complete, timeMet: complete, labComplete: true, data: null });
const courseStatus = { id: 77, status: "a", complete: false, bookmark: null, duration: 0, totalDuration: 0, progress: 0.25 };
const course = {
  courseConfig: { courseEnforceOrder: true },
  courseStatus,
  unitStatus: [
    {
      unitId: 3,
      status: "a",
      complete: false,
      locked: false,
      sectionsComplete: 1,
      sectionStatus: [
        { sectionId: 4, status: "C", pages: [page(1, true), page(2, true)] },
        { sectionId: 5, status: "A", pages: [page(3, true)] },
      ],
    },
  ],
};
const settled = () => inTurn(() => Promise.resolve());

beforeEach(() => {
  const kept = new Map([["vigil.token", "token"]]);
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { pathname: "/demo/training", search: "", replace: () => undefined });
  vi.stubGlobal("fetch", (url: string, { method, body }: RequestInit) => {
    sent.push({ call: `${method} ${url.replace("/api/training/", "")}`, body: JSON.parse((body as string | undefined) ?? "{}") });
    return Promise.resolve(Response.json({ courseStatus, unitStatus: course.unitStatus, bookmark: null, progress: 0.25 }));
  });
  sent.length = 0;
  queries.setQueryData(courseQuery(1, 2).queryKey, course as never);
});
afterEach(() => vi.unstubAllGlobals());

test("R-4.040 ending a section saves its status, and ending a unit saves its own with those of its sections, the inner one first", async () => {
  enterPosition(queries, [1, 2, 3, 4, 2]);
  enterPosition(queries, [1, 2, 3, 5, 3]);
  await settled();
  const unit = "PUT status/programs/1/courses/2/units/3";
  expect(sent).toEqual([{ call: `${unit}/sections/4`, body: { status: "C", courseStatusId: 77 } }]);
  enterPosition(queries, [1, 2]);
  await settled();
  expect(sent.slice(1)).toMatchObject([
    { call: `${unit}/sections/5`, body: { status: "A", courseStatusId: 77 } },
    {
      call: unit,
      body: {
        status: "a",
        sectionStatus: [
          { sectionId: 4, status: "C" },
          { sectionId: 5, status: "A" },
        ],
      },
    },
  ]);
});

test("leaving in the middle of a page that was not read keeps a bookmark there, with the lab that was worked in", async () => {
  enterPosition(queries, [1, 2, 3, 5, 6]);
  trainingPosition.set((now) => ({ ...now, labId: 9 }));
  enterPosition(queries, [1]);
  await settled();
  const bookmark = { unitId: 3, sectionId: 5, pageId: 6, labId: 9, enforceOrder: true };
  expect(sent.at(-1)).toEqual({
    call: "PUT progress",
    body: { programId: 1, courseId: 2, progress: 0.25, bookmark, courseStatusId: 77 },
  });
});

test("R-3.122 R-3.136 a page that a lab turns to is in the position and at once in the bookmark, so that another computer comes back to it", async () => {
  enterPosition(queries, [1, 2, 3, 5, 6]);
  workIn(queries, 9, 2);
  workIn(queries, 9, 2);
  workIn(queries, 9);
  expect(trainingPosition.get()).toMatchObject({ pageId: 6, labId: 9, labPageId: 2 });
  await settled();
  const bookmark = { unitId: 3, sectionId: 5, pageId: 6, labId: 9, labPageId: 2, enforceOrder: true };
  expect(sent.filter(({ call }) => call === "PUT progress")).toMatchObject([{ body: { bookmark } }]);
  workIn(queries, 8);
  expect(trainingPosition.get()).toMatchObject({ labId: 8, labPageId: null });
  enterPosition(queries, []);
  await settled();
});

test("R-4.079 ending a class clears the training state, and so does logging out", async () => {
  enterPosition(queries, [1, 2, 3, 5, 3]);
  expect(trainingPosition.get()).toMatchObject({ classId: 1, pageId: 3 });
  enterPosition(queries, []);
  expect(trainingPosition.get()).toEqual(noPosition);
  enterPosition(queries, [1, 2, 3, 5, 3]);
  await settled();
  await signOut(queries);
  expect(trainingPosition.get()).toEqual(noPosition);
  const told = await withCourseTime(async (seconds) => ({ totalDuration: 0, seconds }));
  expect(told.seconds).toBeUndefined(); // no course is counted, and nothing of one is left to tell
});
