import { stat } from "node:fs/promises";
import type { PackageReport } from "@vigil/model/curriculum/coursePackage";
import type { ReceivedFile } from "../../../files/receivedFile.ts";
import { sql } from "kysely";
import type { House } from "../../../house.ts";
import type { Caller } from "../../../identity/access/caller.ts";
import { FilesAway } from "../../../files/filesAway.ts";
import { isFullDisk, refuseFullDisk } from "../../../files/diskRoom.ts";
import { Problem } from "../../../problem.ts";
import { writeEvent } from "../../../reporting/writeEvent.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import { readUpload } from "../../../uploads/readUpload.ts";
import { courseToChange } from "./courseToChange.ts";
import { hashOfTicket, packageTicket } from "./packageTicket.ts";
import type { ReadPackage } from "./readPackage.ts";
import { reportOf } from "./reportOf.ts";
import { storeContent } from "./storeContent.ts";
import { asKeeper } from "../../../identity/access/asKeeper.ts";

/** Keeps a package that was sent, unread by any learner, and says what it would install. Not installed within an hour, it is swept. */
export async function checkPackage(house: House, caller: Caller, courseId: number, file: ReceivedFile): Promise<PackageReport> {
  await asKeeper(house.asDomain, caller, (tx) => courseToChange(tx, caller, courseId));
  const course = await readUpload(house.settings, "coursePackage", file.path, null);
  await asKeeper(house.asDomain, caller, (tx) => refusePackage(tx, courseId, course));
  await requireDisk(house);
  const hash = await file.keep();
  const ticket = packageTicket({ ...caller, courseId, secretKey: house.settings.secretKey }, hash);
  return asKeeper(house.asDomain, caller, (tx) => reportOf(tx, caller, courseId, course, { ticket, bytes: file.size }));
}

/** All of it or nothing: a content with its questions and files, current from now on. */
export async function installPackage(house: House, caller: Caller, courseId: number, ticket: string): Promise<number> {
  await asKeeper(house.asDomain, caller, (tx) => courseToChange(tx, caller, courseId));
  const hash = hashOfTicket({ ...caller, courseId, secretKey: house.settings.secretKey }, ticket);
  if (hash === undefined || (await house.files.check(hash)) !== "sound") throw new Problem(412, "CourseImportFailed", { field: "ticket" });
  const course = await house.files.local(hash, (path) => storedPackage(house, path));
  return asKeeper(house.asDomain, caller, (tx) => installStored(tx, caller, courseId, { ...course, package: hash }));
}

type StoredPackage = Awaited<ReturnType<typeof storedPackage>>;

/** A package that was read, its files among ours: as long as no content names them they are swept. */
export async function storedPackage(house: House, path: string) {
  await requireDisk(house);
  const { dataDirectory, freeDiskBytes } = house.settings;
  const read = house.files.filled((directory) =>
    readUpload(house.settings, "coursePackage", path, { directory, dataDirectory, freeDiskBytes }),
  );
  return Promise.all([read, stat(path)]).then(
    ([course, { size }]) => ({ ...course, packageBytes: size }),
    (error: unknown) => {
      if (error instanceof Problem || error instanceof FilesAway) throw error;
      house.log.error({ err: error }, "The files of a course package could not be stored");
      throw new Problem(500, "CourseImportFailed");
    },
  );
}

const requireDisk = ({ settings }: House): Promise<void> =>
  refuseFullDisk(settings).catch((error: unknown) => {
    throw isFullDisk(error) ? new Problem(507, "DiskFull") : error;
  });

/** The content of a course from now on, in the transaction of whoever installs it. */
export async function installStored(
  tx: Tx,
  caller: Caller,
  courseId: number,
  { package: hash, ...course }: StoredPackage & { package: string },
): Promise<number> {
  const { ownerDomainId } = await courseToChange(tx, caller, courseId, { lock: true });
  await refusePackage(tx, courseId, course);
  const { version, title } = course.manifest;
  const sent = { hash, size: course.packageBytes };
  const owner = { ownerDomainId, courseId, createdBy: caller.userId, createdByDomainId: caller.homeDomainId, package: sent };
  const contentId = await storeContent(tx, owner, course, course.stored);
  const subject = { entity: "course", id: courseId };
  await writeEvent(tx, caller, { type: "course.installPackage", subject, data: { contentId, version, title, package: hash } });
  return contentId;
}

export async function refusePackage(tx: Tx, courseId: number, course: ReadPackage): Promise<void> {
  await refuseInstalled(tx, courseId, course);
  await refuseOthers(tx, courseId, course);
}

/** A package names its course by the code without the version; what is another course's never becomes this one's content. */
async function refuseOthers(tx: Tx, courseId: number, { manifest: { code } }: ReadPackage): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; own: boolean }>`
    select id, name, id = ${courseId} as own from courses
     where regexp_replace(code, '_[^_]*$', '') = ${code} order by own desc, name, id limit 1`.execute(tx);
  const [found] = rows;
  if (found !== undefined && !found.own)
    throw new Problem(409, "CoursePackageOtherCourse", { details: { code, course: found.name, courseId: found.id } });
}

async function refuseInstalled(tx: Tx, courseId: number, { contentHash }: ReadPackage): Promise<void> {
  const same = await tx
    .selectFrom("courseContents")
    .select(["id", "version"])
    .where("courseId", "=", courseId)
    .where("contentHash", "=", contentHash)
    .executeTakeFirst();
  if (same) throw new Problem(409, "InstallSameVersion", { details: { contentId: same.id, version: same.version } });
}
