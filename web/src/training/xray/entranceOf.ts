/** What the way into a unit at the X-ray screen is called. */
export const entranceOf = ({ exam, watch, open }: { exam: boolean; watch: boolean; open: boolean }) =>
  entrances[exam ? "exam" : watch ? "watch" : "practice"][open ? "resume" : "start"];

const entrances = {
  exam: { start: "training.startExam", resume: "training.resumeExam" },
  practice: { start: "training.startPractice", resume: "training.resumePractice" },
  watch: { start: "training.startWatch", resume: "training.resumeWatch" },
} as const;
