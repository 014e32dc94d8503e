import type { CourseSource } from "@vigil/model/training/courseContent";

/** Every simulator course of the demo has the same units: look things up, practise, look back, be examined. */
export const simulatorCourse: CourseSource = {
  locale: "en",
  objectives: [],
  labs: [],
  glossary: [],
  units: [
    { id: 4, type: "Library", name: "Object library", tested: false, sections: [] },
    { id: 1, type: "Practice", name: "Practice", tested: false, sections: [] },
    { id: 2, type: "Review", name: "Review", tested: false, sections: [] },
    { id: 3, type: "Exam", name: "Exam", tested: false, sections: [] },
  ],
};
