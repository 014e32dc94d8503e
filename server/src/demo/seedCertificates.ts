import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import type { demoCertificates } from "../../../content/certificates.ts";
import { issueCertificate } from "../compliance/issueCertificate.ts";
import { newVerificationCode } from "../compliance/newVerificationCode.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { SeededCatalogue } from "./seedCatalogue.ts";

/** Templates of the domain's own, and learners who completed a program some time ago. */
export async function seedCertificates(
  tx: Tx,
  domainId: number,
  { templates, holders }: typeof demoCertificates,
  catalogue: SeededCatalogue,
): Promise<void> {
  const rows = templates.map((template) => ({ ...template, ownerDomainId: domainId, nameKey: textKey(template.name), active: true }));
  await tx.insertInto("certificateTemplates").values(rows).execute();
  for (const { username, program, daysAgo } of holders) {
    const { id: userId } = await tx
      .selectFrom("users")
      .select("id")
      .where("domainId", "=", domainId)
      .where("username", "=", username)
      .executeTakeFirstOrThrow();
    await seedCompletion(tx, { domainId, userId, programId: catalogue.programs.get(program)!, daysAgo });
  }
}

interface Completion {
  domainId: number;
  userId: number;
  programId: number;
  daysAgo: number;
}

async function seedCompletion(tx: Tx, { domainId, userId, programId, daysAgo }: Completion): Promise<void> {
  const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  const complete = {
    status: "c",
    complete: true,
    startDate: sql<string>`(${ago(daysAgo + 9)})::date`,
    initiatedAt: ago(daysAgo + 9),
  } as const;
  const run = await tx
    .insertInto("programStatuses")
    .values({
      ...complete,
      domainId,
      userId,
      programId,
      sequence: 1,
      endAt: ago(daysAgo),
      lastAccessedAt: ago(daysAgo),
      expiryAt: sql<Date>`(select ${ago(daysAgo)} + make_interval(months => period_months) from programs where id = ${programId})`,
      createdBy: userId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const courses = await tx
    .selectFrom("programCourses as member")
    .innerJoin("courses as course", "course.id", "member.courseId")
    .select(["course.id", "course.currentContentId", "member.position"])
    .where("member.programId", "=", programId)
    .orderBy("member.position")
    .execute();
  for (const { id: courseId, currentContentId, position } of courses)
    await tx
      .insertInto("courseStatuses")
      .values({
        ...complete,
        domainId,
        programStatusId: run.id,
        courseId,
        contentId: currentContentId,
        progress: 10_000,
        verificationCode: newVerificationCode(),
        endAt: ago(daysAgo + 3 * (courses.length - 1 - position)),
        lastAccessedAt: ago(daysAgo),
        createdBy: userId,
      })
      .execute();
  await issueCertificate(tx, { domainId, requestId: "", address: "" }, { id: run.id, userId, programId });
}
