import { learner } from "./reportParts.ts";

/** Whether a column says who the learner is: the same on every line of a report about oneself. */
export const aboutLearner = (column: string): boolean => learner.some((name) => name === column);
