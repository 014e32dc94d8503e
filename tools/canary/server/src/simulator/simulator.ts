export const simulator = "simulator";
