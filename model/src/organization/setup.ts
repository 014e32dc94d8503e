/** What a domain needs before anybody can train, in the order in which it is done. */
export const setupSteps = ["companies", "people", "library", "programs", "assignments"] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Whether each step is done, and whether somebody has begun to train: then nothing is missing that matters here. */
export type Setup = Readonly<Record<SetupStep | "begun", boolean>>;

/** What is to be done next; undefined once everything is there, or people train without it. */
export const nextStep = (setup: Setup): SetupStep | undefined => (setup.begun ? undefined : setupSteps.find((step) => !setup[step]));
