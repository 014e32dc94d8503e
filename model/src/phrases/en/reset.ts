/** Resetting runs of programs and courses in them. */
export const reset = {
  soft: "Reset softly …",
  hard: "Reset hard …",
  course: "Reset …",
  softTitle_one: "Reset this run softly?",
  softTitle_other: "Reset {{count}} runs softly?",
  hardTitle_one: "Reset this run hard?",
  hardTitle_other: "Reset {{count}} runs hard?",
  courseTitle_one: "Reset this course?",
  courseTitle_other: "Reset {{count}} courses?",
  holds:
    "Run {{sequence}} holds {{begun}} courses begun, {{completeCourses}} of them complete, {{sessions}} simulator sessions and {{time}} of tracked time.",
  softText:
    "The run is closed and the next one opens. The statuses of its courses move along unchanged; tracked time begins anew. Everything that counted stays on record.",
  hardText:
    "The run is closed and the next one opens with nothing done. Open simulator sessions are closed with what they have. Everything that counted stays on record.",
  courseText:
    "The course begins anew, with its content of today. An open simulator session is closed with what it has. Attempts and results stay on record.",
  done_one: "Reset.",
  done_other: "{{count}} reset.",
};
