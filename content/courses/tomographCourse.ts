import type { CourseSource } from "@vigil/model/training/courseContent";
import { simulatorCourse } from "./simulatorCourse.ts";

/** Bags at a tomograph's console: its library keeps none for exams, so there is none. */
export const tomographCourse: CourseSource = { ...simulatorCourse, units: simulatorCourse.units.filter(({ type }) => type !== "Exam") };
