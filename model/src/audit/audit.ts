import { courseContents, type ContentsNode } from "../training/contents.ts";
import type { TrainingCourse } from "../training/wire.ts";

/** Whose training an auditor looks at, and where they came from. */
export interface AuditInfo {
  /** The address the auditor goes back to. */
  readonly home: string;
  readonly userId: number;
  /** Null while a course is looked at. */
  readonly quizId: number | null;
}

/** The table of contents of somebody else: it is looked at, nothing in it begins, and nobody's status changes. */
export interface AuditedContents {
  readonly isAudit: true;
  readonly audit: AuditInfo;
  readonly root: ContentsNode;
}

/** A quiz is somebody's: without both there is nothing to look at. */
export function quizAudit(home: string, userId: number, quizId: number): AuditInfo {
  if (!(userId >= 1) || !(quizId >= 1)) throw new Error("userId and quizId required");
  return { home, userId, quizId };
}

/** Every place is open to be looked at, but no exam is. */
export const auditedContents = (course: TrainingCourse, audit: AuditInfo): AuditedContents => ({
  isAudit: true,
  audit,
  root: looked(courseContents(course)),
});

const looked = (node: ContentsNode): ContentsNode => {
  const shut = node.exam !== null;
  return { ...node, children: node.children.map(looked), locked: shut, lockReason: shut ? "audit" : null, disabled: shut };
};
