import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { ApiClient } from "./apiClient.ts";
import type { Ledger } from "./ledger.ts";
import { insist } from "./writers.ts";

const courseStatus = z.object({ id: z.int(), duration: z.int() });
const savedSection = z.object({
  courseStatus,
  section: z.object({ pages: z.array(z.object({ pageId: z.int(), complete: z.boolean() })) }),
});
const answeredLab = z.object({ courseStatus, view: z.object({ complete: z.boolean() }) });
const programs = z.array(z.object({ id: z.int(), courses: z.array(z.object({ id: z.int(), title: z.string() })) }));
const taken = z.object({
  content: z.object({
    units: z.array(
      z.object({
        id: z.int(),
        sections: z.array(
          z.object({ id: z.int(), pages: z.array(z.object({ id: z.int(), labs: z.array(z.object({ id: z.int(), type: z.string() })) })) }),
        ),
      }),
    ),
  }),
});

type Status = z.infer<typeof courseStatus>;

/** Reads courses page by page, does of their labs what needs no knowledge, and goes on spending time in the last one. */
export async function writeTraining(client: ApiClient, ledger: Ledger, titles: readonly string[], ending: AbortSignal): Promise<void> {
  const listed = await insist(client, ending, "GET", "/api/training");
  const found = listed && programs.parse(listed.body).flatMap(({ id, courses }) => courses.map((course) => ({ ...course, program: id })));
  const spent = ({ id, duration }: Status) => {
    ledger.times.set(id, Math.max(duration, ledger.times.get(id) ?? 0));
    ledger.acknowledged += 1;
  };
  let last: string | undefined;
  for (const title of titles) {
    const course = found?.find((one) => one.title === title);
    if (!course) continue;
    last = `/api/training/status/programs/${course.program}/courses/${course.id}`;
    await insist(client, ending, "POST", last, {});
    const content = await insist(client, ending, "GET", `/api/training/programs/${course.program}/courses/${course.id}`);
    if (content) await readCourse(client, ledger, { address: last, units: taken.parse(content.body).content.units, spent }, ending);
  }
  if (last === undefined) throw new Error("The demo has none of these courses.");
  while (!ending.aborted) {
    await pause(50);
    const told = await insist(client, ending, "PUT", last, { duration: 1 });
    if (told) spent(courseStatus.parse(told.body));
  }
}

interface Reading {
  address: string;
  units: z.infer<typeof taken>["content"]["units"];
  spent: (status: Status) => void;
}

/** As far as it goes: what follows a section that is not complete may be locked. */
async function readCourse(client: ApiClient, ledger: Ledger, { address, units, spent }: Reading, ending: AbortSignal): Promise<void> {
  for (const unit of units)
    for (const section of unit.sections) {
      const place = `${address}/units/${unit.id}/sections/${section.id}`;
      for (const page of section.pages) {
        for (const lab of page.labs.filter(({ type }) => type === "external")) {
          await insist(client, ending, "POST", `${place}/pages/${page.id}/labs/${lab.id}`, {});
          const answer = { type: "external", complete: true, data: null };
          const done = await insist(client, ending, "PUT", `${place}/pages/${page.id}/labs/${lab.id}`, answer);
          if (!done) return;
          const { view, courseStatus: status } = answeredLab.parse(done.body);
          if (view.complete) ledger.labs.add([status.id, unit.id, section.id, page.id, lab.id].join("/"));
          spent(status);
        }
        const read = { pageId: page.id, complete: true, timeMet: true, labComplete: true, data: null };
        const saved = await insist(client, ending, "PUT", place, { status: "A", pages: [read], courseDuration: 1 });
        if (!saved) return;
        const { courseStatus: status, section: stored } = savedSection.parse(saved.body);
        const complete = stored.pages.filter((each) => each.complete);
        for (const { pageId } of complete) ledger.pages.add([status.id, unit.id, section.id, pageId].join("/"));
        spent(status);
        if (page === section.pages.at(-1) && complete.length < section.pages.length) return;
      }
    }
}
