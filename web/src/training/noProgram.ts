/** Where a place belongs to no program, as at a quiz: no class begins or ends, and no program's time is counted. */
export const noProgram = 0;
