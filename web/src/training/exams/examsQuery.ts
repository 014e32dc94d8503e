import type { ExamsOfCourse } from "@vigil/model/training/ownExams";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

/** All exams of the learner's courses. */
export const examsQuery = queryOptions({
  queryKey: ["training", "exams"],
  staleTime: 0, // what was done since may have changed them
  queryFn: ({ signal }) => call<ExamsOfCourse[]>("GET", "training/exams", { signal }),
});
