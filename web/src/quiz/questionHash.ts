/** The address of one question among those of its quiz. */
export const questionHash = (number: number): string => `question-${number}`;
