import type { PackageReport } from "@vigil/model/curriculum/coursePackage";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/caller.ts";
import { isFullDisk, refuseFullDisk } from "../../imageLibrary/diskRoom.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { compileCourse, type CompiledCourse } from "../coursePackage/compileCourse.ts";
import { faultLine } from "../coursePackage/faultLine.ts";
import { PackageRefused } from "../coursePackage/packageFiles.ts";
import { ArchiveCorrupt, readArchive } from "../coursePackage/readArchive.ts";
import { courseToChange } from "./courseToChange.ts";
import { hashOfTicket, packageTicket } from "./packageTicket.ts";
import { reportOf } from "./reportOf.ts";
import { putFiles, storeContent } from "./storeContent.ts";

/** Keeps a package that was sent, unread by any learner, and says what it would install. Not installed within an hour, it is swept. */
export async function checkPackage(house: House, caller: Caller, courseId: number, bytes: Buffer): Promise<PackageReport> {
  await inCatalogue(house, caller, (tx) => courseToChange(tx, caller, courseId));
  const course = await compiled(bytes);
  await inCatalogue(house, caller, (tx) => refuseInstalled(tx, courseId, course));
  await roomFor(house, bytes.length);
  const hash = await house.files.put(bytes);
  const ticket = packageTicket({ ...caller, courseId, secretKey: house.settings.secretKey }, hash);
  return inCatalogue(house, caller, (tx) => reportOf(tx, caller, courseId, course, { ticket, bytes: bytes.length }));
}

/** All of it or nothing: a content with its questions and files, current from now on. */
export async function installPackage(house: House, caller: Caller, courseId: number, ticket: string): Promise<number> {
  await inCatalogue(house, caller, (tx) => courseToChange(tx, caller, courseId));
  const hash = hashOfTicket({ ...caller, courseId, secretKey: house.settings.secretKey }, ticket);
  const bytes = hash === undefined ? undefined : await house.files.open(hash, { verify: true });
  if (bytes === undefined) throw new Problem(412, "CourseImportFailed", { field: "ticket" });
  const course = await compiled(bytes);
  await roomFor(
    house,
    course.files.reduce((sum, file) => sum + file.bytes.length, 0),
  );
  const stored = await putFiles(house.files, course).catch((error: unknown) => {
    if (isFullDisk(error)) throw new Problem(507, "DiskFull");
    house.log.error({ err: error, courseId }, "The files of a course package could not be stored");
    throw new Problem(500, "CourseImportFailed");
  });
  const { version, title } = course.manifest;
  return inCatalogue(house, caller, async (tx) => {
    const { ownerDomainId } = await courseToChange(tx, caller, courseId, { lock: true });
    await refuseInstalled(tx, courseId, course);
    const owner = { ownerDomainId, courseId, createdBy: caller.userId, createdByDomainId: caller.homeDomainId };
    const contentId = await storeContent(tx, owner, course, stored);
    const subject = { entity: "course", id: courseId };
    await writeEvent(tx, caller, { type: "course.installPackage", subject, data: { contentId, version, title, package: hash } });
    return contentId;
  });
}

async function roomFor({ settings }: House, bytes: number): Promise<void> {
  await refuseFullDisk(settings, bytes).catch((error: unknown) => {
    throw isFullDisk(error) ? new Problem(507, "DiskFull") : error;
  });
}

const inCatalogue = <T>(house: House, { domainId, permissions }: Caller, work: (tx: Tx) => Promise<T>): Promise<T> =>
  house.asDomain(domainId, work, { shared: permissions.has("shared:edit") });

async function compiled(bytes: Buffer): Promise<CompiledCourse> {
  try {
    return compileCourse(await readArchive(bytes));
  } catch (error) {
    if (error instanceof ArchiveCorrupt) throw new Problem(412, "CoursePackageCorrupt", { field: "file" });
    if (!(error instanceof PackageRefused)) throw error;
    const faults = error.faults.slice(0, 200).map((fault) => ({ ...fault, message: faultLine(fault) }));
    throw new Problem(422, "CoursePackageInvalid", { field: "file", details: { count: error.faults.length, faults } });
  }
}

async function refuseInstalled(tx: Tx, courseId: number, { contentHash }: CompiledCourse): Promise<void> {
  const same = await tx
    .selectFrom("courseContents")
    .select(["id", "version"])
    .where("courseId", "=", courseId)
    .where("contentHash", "=", contentHash)
    .executeTakeFirst();
  if (same) throw new Problem(409, "InstallSameVersion", { details: { contentId: same.id, version: same.version } });
}
