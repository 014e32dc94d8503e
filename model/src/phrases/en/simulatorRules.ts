/** What holds for one learner at the simulator beside the rules of everybody. */
export const simulatorRules = {
  extraTime: "You have {{percent}} more time than others. It is in the times given here.",
  extraTimeGiven: "With {{percent}} more time than others",
  practiceShut: "Practice is locked",
  practiceShutTime: "You have practised for as long as this course allows. It opens again: {{when}}.",
  practiceShutExam: "The exam can be taken now. Practice opens again when it is passed.",
  library: "Object library",
  libraryText: "Each thing alone in the scanner. Nothing here tells what is in the bag; the clock goes on.",
  inspected: "Name them on the picture as well",
};
