/** What a domain needs before anybody can train, in the order in which it is done. */
export const setupSteps = ["companies", "people", "library", "programs", "assignments"] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Whether each step is done. */
export type Setup = Readonly<Record<SetupStep, boolean>>;

/** What is to be done next; undefined once everything is there. */
export const nextStep = (setup: Setup): SetupStep | undefined => setupSteps.find((step) => !setup[step]);
