/** Of a class; more is a slip of the pen. */
export const mostInstructionMinutes = 60_000;
