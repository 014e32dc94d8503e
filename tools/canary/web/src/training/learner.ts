export const learner = true;
