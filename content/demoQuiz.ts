/** A multiple-choice quiz of the demo domain; the right answers first. */
export const demoQuiz = {
  domain: "demo",
  name: "Liquids and batteries",
  users: ["student", "lmarin", "sozturk", "skim"],
  questions: [
    {
      text: "A bottle of 150 ml is half empty. May it come into the cabin?",
      correct: ["No: the container holds more than 100 ml"],
      incorrect: ["Yes: less than 100 ml are in it", "Yes, in a clear bag", "Yes, when it is water"],
      feedback: "What counts is what a container could hold.",
    },
    {
      text: "Which of these count as liquids at the lane?",
      correct: ["Toothpaste", "Hair gel"],
      incorrect: ["A bar of soap", "A stick of chalk"],
      feedback: "Pastes, gels and creams are treated as liquids; what is solid is not.",
    },
    {
      text: "A parent carries milk for a baby, more than 100 ml. What holds?",
      correct: ["It may come for the journey, and is checked in its own way"],
      incorrect: ["It has to be thrown away", "It goes into the hold", "It passes unchecked"],
      feedback: "Baby food and medicine for the journey are exempt from the limit, not from the check.",
    },
    {
      text: "Where does a spare power bank travel?",
      correct: ["In the cabin"],
      incorrect: ["In the hold", "In either", "Nowhere"],
      feedback: "A burning battery is seen and put out in the cabin.",
    },
    {
      text: "How are spare batteries packed?",
      correct: ["With their contacts protected against short circuits"],
      incorrect: ["Loose, so that they stay cool", "All in one metal box", "In wet cloth"],
      feedback: "A short circuit is how a battery begins to burn: tape, a sleeve or the original box prevents it.",
    },
  ],
} as const;
