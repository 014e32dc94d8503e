import { course } from "@vigil/model/curriculum/course";
import { isCourseCode } from "@vigil/model/curriculum/courseCode";
import type { newDraft } from "@vigil/model/authoring/draftWire";
import type { z } from "zod";
import { insertRecord } from "../../entity/writeRecords.ts";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { Problem } from "../../problem.ts";
import { courseOf } from "../draftOf.ts";
import { emptyCourse, storeDraft } from "./openDraft.ts";
import { templateParts } from "./templateParts.ts";

/** A course of the caller's domain that has a draft and no version yet. */
export async function beginCourse(
  house: House,
  caller: Caller,
  { title, code, locale, template }: z.output<typeof newDraft>,
): Promise<number> {
  const whole = `${code}_V1`;
  if (!isCourseCode(whole)) throw new Problem(422, "CourseDraftCode", { field: "code" });
  if (!caller.permissions.has("courses:author")) throw new Problem(403, "Forbidden");
  const opened = template === "blank" ? undefined : await templateParts(house, template, locale);
  return asKeeper(house.asDomain, caller, async (tx) => {
    const { id } = await insertRecord(
      tx,
      { entity: course, caller, expressions: {}, rules: undefined },
      { name: title.slice(0, 100), title, code: whole, type: "content" },
    );
    const made = await courseOf(tx, caller, id);
    const parts = opened ?? emptyCourse(made, locale);
    const named = parts.parts.map((part) =>
      part.key === "course" && part.locale === "" ? { ...part, block: { title, code, locale } } : part,
    );
    await storeDraft(tx, caller, made, { ...parts, parts: named });
    return id;
  });
}
