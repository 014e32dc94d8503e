/** For courses that are to be read in their order, those with exams, and short practice; every domain assigns them. */
export const demoConfigurations = [
  {
    name: "In order",
    description:
      "Each section of the course opens when the one before it is complete; a page counts once it has been open as long as its words need.",
    settings: { courseEnforceOrder: true, leastReadingTime: 15 },
    courses: ["Security procedures"],
  },
  {
    name: "Certification",
    description: "Exams with a time, three attempts at the final, and the pages of what was missed before the next one.",
    settings: {
      courseEnforceOrder: true,
      unitPassingScore: 70,
      finalPassingScore: 80,
      examTimerUnit: 900,
      examTimerFinal: 1800,
      examFeedback: "end",
      examResults: "review",
      examSelectionAlgorithm: "mandatory",
      minibookUnit: true,
      minibookFinal: true,
      maxFailedAttempts: 3,
    },
    courses: ["Screener certificate"],
  },
  {
    name: "Short practice",
    description: "Four bags at a time, for libraries that are small.",
    settings: { practiceNumberOfImages: 4 },
    courses: ["CT simulator"],
  },
  {
    name: "How sure",
    description: "After each bag of a practice it is asked how sure one is: what is said is drawn against what was right.",
    settings: { practiceConfidence: true },
    courses: ["Hold baggage simulator"],
  },
  {
    name: "Long watch",
    description:
      "Practice in which about one bag in fifty holds a threat, as at work, with a short burst of many threats after every fifty bags and a break after a hundred. Give it to a course with a large library.",
    settings: { watchOneIn: 50, practiceNumberOfImages: 200, sessionTimerPractice: 0 },
    courses: [],
  },
] as const;
