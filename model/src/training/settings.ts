import { z } from "zod";
import { resetChoices, questionSelections, settingKeys } from "../curriculum/configurationSettings.ts";
import { forgiving } from "../values/forgiving.ts";
import { simulatorConfigurationSchema } from "../simulator/settings.ts";

/**
 * Resolved configuration keys that training reads; times in seconds, scores in percent. Other keys are ignored, and one whose stored value
 * does not fit has its default.
 */
export const trainingConfigurationSchema = forgiving(
  simulatorConfigurationSchema.extend({
    courseEnforceOrder: z.boolean().default(true),
    programEnforceOrder: z.boolean().default(false),
    lockOnCompleted: z.boolean().default(false),
    minTime: z.number().min(0).default(0),
    minSequenceTime: z.number().min(0).default(0),
    displaySequenceOnly: z.boolean().default(false),
    pageTimerContent: z.number().min(0).default(0),
    sessionTimerContent: z.number().min(0).default(0),
    /** The most that a page asks for by its words; 0 = nothing. */
    leastReadingTime: z.number().min(0).default(0),
    resetCompleted: z.enum(resetChoices).default("never"),
    resetStarted: z.enum(resetChoices).default("never"),
    /** Empty = no survey. */
    surveyLink: settingKeys.surveyLink.default(""),
    programSurveyLink: settingKeys.programSurveyLink.default(""),
    /** A colour that tints the paper of reading pages; empty = none. */
    staticPageBackground: settingKeys.staticPageBackground.default(""),
    resetAttempted: z.enum(resetChoices).default("never"),
    /** The same in the classroom: who failed a final, or was absent when the course was held, goes through its sections again. */
    iltResetAttempted: z.enum(resetChoices).default("never"),
    unitPassingScore: z.number().min(0).max(100).default(80),
    questionTimerUnit: z.number().min(0).default(0),
    questionTimerFinal: z.number().min(0).default(0),
    examTimerUnit: z.number().min(0).default(0),
    examTimerFinal: z.number().min(0).default(0),
    examFeedback: z.enum(["none", "question", "end"]).default("none"),
    examResults: z.enum(["none", "score", "review"]).default("score"),
    examPartialCredit: z.boolean().default(false),
    examSelectionAlgorithm: z.enum(questionSelections).default("balanced"),
    minibookUnit: z.boolean().default(false),
    minibookFinal: z.boolean().default(false),
    /** Mean of the latest scores of a course's exams that completes it; 0 = not asked for. */
    minAverage: z.number().min(0).max(100).default(0),
  }),
);
export type TrainingConfiguration = z.infer<typeof trainingConfigurationSchema>;
