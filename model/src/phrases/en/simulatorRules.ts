import type { PassCriterion } from "../../simulator/passCriteria.ts";

/** What holds for one learner at the simulator beside the rules of everybody. */
export const simulatorRules = {
  extraTime: "You have {{percent}} more time than others. It is in the times given here.",
  extraTimeGiven: "With {{percent}} more time than others",
  practiceShut: "Practice is locked",
  practiceShutTime: "You have practised for as long as this course allows. It opens again: {{when}}.",
  practiceShutExam: "The exam can be taken now. Practice opens again when it is passed.",
  library: "Object library",
  libraryText: "Each thing alone in the scanner. Nothing here tells what is in the bag; the clock goes on.",
  hitRate: "Threats stopped",
  falseAlarmRate: "False alarms",
  atLeast: "at least {{percent}}",
  atMost: "at most {{percent}}",
  threatsUntold: "How many of the bags hold a threat is drawn anew each time, and not told.",
  needsHits: "At least {{percent}} of the threats stopped",
  allowsAlarms: "At most {{percent}} of the innocent bags stopped",
  unmet: {
    score: "Score: {{got}}, {{needed}} needed",
    hitRate: "Threats stopped: {{got}}, at least {{needed}} needed",
    falseAlarmRate: "Innocent bags stopped: {{got}}, at most {{needed}} allowed",
    efficiency: "Bags with full credit: {{got}}, at least {{needed}} needed",
  } satisfies Record<PassCriterion, string>,
  issued: "Picture handed out after {{time}}",
  neverIssued: "Picture never handed out",
  received: "decision arrived after {{time}}",
  between: "{{time}} for it at most",
  difference: "{{time}} more than counted",
  inspected: "Name them on the picture as well",
};
