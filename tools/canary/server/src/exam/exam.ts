export const exam = "exam";
