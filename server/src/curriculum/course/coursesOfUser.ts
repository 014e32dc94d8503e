import type { Caller } from "../../identity/access/caller.ts";
import { assignedPrograms } from "../../training/assignedPrograms.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { companyOfSeen } from "../../identity/access/companyOfSeen.ts";

export interface UserCourse {
  id: number;
  title: string;
}

/** The courses of the programs a user may take today, each once, by title. */
export async function coursesOfUser(tx: Tx, caller: Caller, userId: number): Promise<UserCourse[]> {
  const companyId = await companyOfSeen(tx, caller, userId);
  const programs = await assignedPrograms(tx, { domainId: caller.domainId, userId, companyId });
  return tx
    .selectFrom("courses as course")
    .innerJoin("programCourses as member", "member.courseId", "course.id")
    .select(["course.id", "course.title"])
    .distinct()
    .where("member.programId", "in", [0, ...programs.map(({ id }) => id)])
    .where("course.active", "=", true)
    .orderBy("course.title")
    .orderBy("course.id")
    .execute();
}
