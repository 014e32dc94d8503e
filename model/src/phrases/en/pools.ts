/** What a library keeps for exams and what it practises with. */
export const pools = {
  title: "Practice and exams",
  lead: "Images of exams and quizzes are never shown in practice, where the truth is told. {{share}} of what is approved is kept for them, drawn at random.",
  none: "This library keeps nothing apart: exams show what practice has shown.",
  tooSmall: "With fewer than {{count}} images nothing is kept apart: exams show what practice has shown.",
  shownIn: "Shown in",
  threats: "With a threat",
  innocents: "Without a threat",
  mostShown: "Most often in exams",
  enough: "Enough for exams and quizzes of up to {{count}} images, 35 to 65 of a hundred with a threat. Larger ones do not begin.",
  noExam: "Not enough for any exam or quiz: they need images with and without a threat.",
  times: "Shown in at least so many exams",
  timesHint: "Such images go to practice. What nobody has been shown yet takes their place.",
  rotate: "Draw the exam images anew",
  rotateTitle: "Draw the exam images anew?",
  rotateText: "Images that were shown often are for practice from now on, with their truth. They do not come back into exams.",
  rotated: "Now for practice: {{toPractice}}. Now for exams: {{toExams}}.",
};
