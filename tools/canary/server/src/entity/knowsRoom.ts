export { exam as knowsRoom } from "../exam/exam.ts";
