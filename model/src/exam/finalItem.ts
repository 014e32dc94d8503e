/** The item of a final exam; other exams have the id of their unit or quiz. */
export const finalItem = -1;
