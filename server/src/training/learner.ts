import type { Actor } from "../reporting/writeEvent.ts";

/** Whose status changes, and under which company's configuration. */
export type LearnerActor = Actor & { companyId: number };

/** Somebody who takes training, as caller or as the one whose run a job or an administrator resets. */
export type Learner = LearnerActor & { userId: number };
