import type { DraftCheck, DraftFault } from "@vigil/model/authoring/draftFault";
import type { PublishPreview } from "@vigil/model/authoring/draftWire";
import { readableFaults } from "@vigil/model/authoring/readableFaults";
import { unaskedFaults } from "@vigil/model/authoring/unaskedFaults";
import { unfinishedFaults } from "@vigil/model/authoring/unfinishedFaults";
import { packageManifest, type PackageFault } from "@vigil/model/curriculum/coursePackage";
import { readPackage } from "../../curriculum/course/versions/readPackage.ts";
import { refusePackage } from "../../curriculum/course/versions/installPackage.ts";
import { reportOf } from "../../curriculum/course/versions/reportOf.ts";
import { inEveryLanguage } from "../../http/phrasesIn.ts";
import { onceNeeded } from "../../languages/onceNeeded.ts";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { partsQuery, wirePart } from "../change/draftParts.ts";
import { draftOf, type DraftRow } from "../draftOf.ts";
import type { WrittenPackage } from "../write/packageOf.ts";
import { nextVersion } from "./nextVersion.ts";
import { placeFaults } from "./placeFaults.ts";
import { withArchive, writtenDraft } from "./writeDraft.ts";

type ReadPackage = Awaited<ReturnType<typeof readPackage>>;

/** The draft written as a package of that version, or of the next one there is. */
export async function draftPackage(tx: Tx, caller: Caller, courseId: number, version?: string) {
  const draft = await draftOf(tx, caller, courseId);
  const named =
    version ??
    // what was not changed since it became a version is that version
    (draft.state === "published" || draft.sequence === 1 ? await versionOf(tx, draft.contentId) : undefined) ??
    nextVersion(
      (await tx.selectFrom("courseContents").select("version").where("courseId", "=", courseId).execute()).map((one) => one.version),
    );
  if (!packageManifest.shape.version.safeParse(named).success) throw new Problem(422, "CourseDraftVersion", { field: "version" });
  return { draft, version: named, written: await writtenDraft(tx, draft.id, named) };
}

const versionOf = async (tx: Tx, contentId: number | null): Promise<string | undefined> =>
  (
    await tx
      .selectFrom("courseContents")
      .select("version")
      .where("id", "=", contentId ?? 0)
      .executeTakeFirst()
  )?.version;

/** What is wrong with the package of a draft, read as every package is. */
async function readWritten(
  house: House,
  written: WrittenPackage,
): Promise<{ faults: DraftFault[] } | { course: ReadPackage; bytes: number }> {
  return withArchive(house, written, async ({ path, size }) => {
    try {
      return { course: await readUpload(house.settings, "coursePackage", path, null), bytes: size };
    } catch (error) {
      if (!(error instanceof Problem) || (error.code !== "CoursePackageInvalid" && error.code !== "ObjectiveSettingsInvalid")) throw error;
      return { faults: placeFaults((error.details as { faults: PackageFault[] }).faults, written.places) };
    }
  });
}

/** What the editor calls units, sections and pages until somebody does, in whatever language they were begun. */
const givenNames = onceNeeded(() =>
  inEveryLanguage(["writing"], ({ writing: { newUnit, newSection, newPage } }) => [newUnit, newSection, newPage]).flat(),
);

export async function checkDraft(house: House, caller: Caller, courseId: number): Promise<DraftCheck> {
  const { draft, written, readable } = await asKeeper(house.asDomain, caller, async (tx) => {
    const made = await draftPackage(tx, caller, courseId);
    const rows = await partsQuery(tx, made.draft.id).where("gone", "=", false).execute();
    const parts = rows.map(wirePart);
    return { ...made, readable: [...readableFaults(parts), ...unfinishedFaults(parts, givenNames()), ...unaskedFaults(parts)] };
  });
  const { sequence } = draft;
  if ("faults" in written) return { sequence, faults: written.faults, warnings: readable };
  const read = await readWritten(house, written);
  if ("faults" in read) return { sequence, faults: read.faults, warnings: readable };
  return { sequence, faults: [], warnings: [...placeFaults(read.course.warnings, written.places), ...readable] };
}

export async function previewDraft(house: House, caller: Caller, courseId: number, wanted?: string): Promise<PublishPreview> {
  const { draft, version, written } = await asKeeper(house.asDomain, caller, (tx) => draftPackage(tx, caller, courseId, wanted));
  const { sequence } = draft;
  if ("faults" in written) return { sequence, version, faults: written.faults, report: null };
  const read = await readWritten(house, written);
  if ("faults" in read) return { sequence, version, faults: read.faults, report: null };
  return asKeeper(house.asDomain, caller, async (tx) => {
    await refusePackage(tx, courseId, read.course);
    const { ticket: _, ...report } = await reportOf(tx, caller, courseId, read.course, { ticket: "", bytes: read.bytes });
    return { sequence, version, faults: [], report };
  });
}

/** Refuses what has changed since it was looked at. */
export function requireSeen({ sequence }: DraftRow, seen: number): void {
  if (sequence !== seen) throw new Problem(409, "CourseDraftChanged", { field: "sequence" });
}
