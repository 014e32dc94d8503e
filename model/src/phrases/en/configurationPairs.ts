export const configurationPairs = {
  tab: "Courses of one company",
  lead: "Here this configuration holds for the learners of one company in one course. It goes before what the course, the company and the root have.",
  company: "Company",
  course: "Course",
  add: "Give it to this course",
  remove: "Take away",
  removeTitle: "Take this configuration away?",
  removeText: "Learners of {{company}} in “{{course}}” get the settings of the course, the company and the root again.",
  emptyTitle: "No course of a single company",
  emptyText: "Companies and courses that have it as a whole stand in its details.",
};
