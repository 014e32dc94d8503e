/** What is written while the next version of a quiz is being made goes along to that version, and is there once. */
export function takenAlong<Written>() {
  const written = new Map<number, Written>();
  return {
    to: (quizId: number, what: Written) => void written.set(quizId, what),
    in: (quizId: number): Written | undefined => written.get(quizId),
    forget: (quizId: number) => void written.delete(quizId),
  };
}
