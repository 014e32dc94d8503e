import { z } from "zod";

/** What a domain adds to a program it may use, also to one that all share. */
export const domainProgramBody = z.strictObject({
  /** The trainer whose credential its certificates carry where no classroom training names one; null = none. */
  trainerAuthorizationId: z.int().positive().nullable(),
  /** Off: learners of this domain do not see it, whoever else does. */
  active: z.boolean(),
  /** What its certificates, and those of its courses, are printed on before the template in use for all programs; null = that one. Unsaid, it stays. */
  programTemplateId: z.int().positive().nullable().optional(),
  classTemplateId: z.int().positive().nullable().optional(),
});

export interface DomainProgram extends z.infer<typeof domainProgramBody> {
  programTemplateId: number | null;
  classTemplateId: number | null;
  /** As the trainer's authorization is called; null where none is chosen, or it is no longer there. */
  trainerCredential: string | null;
}
