/** What holds for one learner at the simulator beside the rules of everybody. */
export const simulatorRules = {
  extraTime: "You have {{percent}} % more time than others. It is in the times given here.",
  extraTimeGiven: "With {{percent}} % more time than others",
};
