import { rulesFor, type Refusal } from "../entity/rules.ts";
import { trainingEvent } from "./trainingEvent.ts";

const delivered: Refusal = { status: 423, code: "TrainingEventLocked" };

/** What was delivered stays as it was held; only learners can still be added. */
export const trainingEventRules = rulesFor(trainingEvent, ["deliveredAt"], ({ deliveredAt }) =>
  deliveredAt === null ? {} : { edit: delivered, delete: delivered },
);
