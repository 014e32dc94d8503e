import { learner } from "../training/learner.ts";

export const ofTraining = learner;
