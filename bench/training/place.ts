import type { House } from "../../server/src/house.ts";
import type { BigProgram } from "./bigProgram.ts";
import type { BenchLearner } from "./learners.ts";

export interface Place extends BigProgram {
  address: string;
  house: House;
  domainId: number;
}

/** As the page calls: the status code is looked at, the answer is read to its end. */
export async function calls(
  { address }: Pick<Place, "address">,
  { headers }: Pick<BenchLearner, "headers">,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
): Promise<{ ms: number; bytes: number }> {
  const begun = performance.now();
  const answer = await fetch(`${address}/api/${path}`, {
    method,
    headers: { ...headers, "accept-encoding": "identity", ...(method === "GET" ? {} : { "content-type": "application/json" }) },
    ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return { ms: performance.now() - begun, bytes: byteLength };
}

export const share = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** The first pages of a course, of as many sections as are told, are read. */
export const readSections = async ({ house, domainId }: Place, { userId }: BenchLearner, sections: number): Promise<void> => {
  await house.asDomain(domainId, async (tx) => {
    const statuses = await tx
      .selectFrom("courseStatuses as course")
      .innerJoin("programStatuses as program", (join) =>
        join.onRef("program.domainId", "=", "course.domainId").onRef("program.id", "=", "course.programStatusId"),
      )
      .select("course.id")
      .where("program.domainId", "=", domainId)
      .where("program.userId", "=", userId)
      .where("course.status", "=", "a")
      .execute();
    for (const { id } of statuses)
      await tx
        .insertInto("sectionStatuses")
        .values(
          Array.from({ length: sections }, (_, index) => ({
            domainId,
            courseStatusId: id,
            unitId: 1 + Math.floor(index / 10),
            sectionId: 1 + index,
            status: "C" as const,
            pages: JSON.stringify(Array.from({ length: 10 }, (_page, page) => readPage(10 * index + page + 1))),
          })),
        )
        .execute();
  });
};

export const readPage = (pageId: number) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });
