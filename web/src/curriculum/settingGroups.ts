import type { settingKeys } from "@vigil/model/curriculum/configurationSettings";
import type { Phrases } from "@vigil/model/phrases/en";

export type SettingKey = keyof typeof settingKeys;

/** How the settings of a configuration stand together; the test asks that every one has its place. */
export const settingGroups = {
  simulator: [
    "practiceNumberOfImages",
    "examNumberOfImages",
    "sessionTimerPractice",
    "sessionTimerExam",
    "imageTimerPractice",
    "imageTimerExam",
    "practiceMarkThreats",
    "examMarkThreats",
    "practiceCategorizeThreats",
    "examCategorizeThreats",
    "practiceFeedback",
    "showOpenPractice",
    "showOpenExam",
    "examColourPalettes",
    "practicePassingScore",
    "conditionsRequired",
    "nOfPractice",
    "practiceDuration",
    "practiceDurationMax",
    "examLocksPractice",
    "certificateLevel",
    "minSimEfficiency",
  ],
  exams: [
    "unitPassingScore",
    "finalPassingScore",
    "questionTimerUnit",
    "questionTimerFinal",
    "examTimerUnit",
    "examTimerFinal",
    "maxFailedAttempts",
    "examFeedback",
    "examResults",
    "examSelectionAlgorithm",
    "minibookUnit",
    "minibookFinal",
  ],
  time: ["pageTimerContent", "sessionTimerContent", "minTime", "minSequenceTime", "displaySequenceOnly", "maxDisconnectTime"],
  order: [
    "courseEnforceOrder",
    "programEnforceOrder",
    "lockOnCompleted",
    "minAverage",
    "resetAttempted",
    "iltResetAttempted",
    "resetCompleted",
    "resetStarted",
  ],
  customization: ["staticPageBackground", "surveyLink", "programSurveyLink"],
} as const satisfies Record<keyof Phrases["settings"]["groups"], readonly SettingKey[]>;
