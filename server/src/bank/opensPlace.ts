import type { Caller } from "../identity/access/caller.ts";

/** Whether somebody may see what is right in a quiz, or in a course of that owner: those who may open it there. */
export const opensPlace = (
  { domainId, permissions }: Pick<Caller, "domainId" | "permissions">,
  { quizId, ownerDomainId }: { quizId: number | null; ownerDomainId: number | null },
): boolean =>
  quizId === null
    ? permissions.has("courses:edit") || (permissions.has("courses:author") && ownerDomainId === domainId)
    : permissions.has("quizzes:edit");
