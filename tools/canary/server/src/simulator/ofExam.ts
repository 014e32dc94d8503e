export { exam as ofExam } from "../exam/exam.ts";
