import { z } from "zod";
import { resetChoices } from "../curriculum/configurationSettings.ts";
import { simulatorConfigurationSchema } from "../simulator/settings.ts";

/** Resolved configuration keys that training reads; times in seconds, scores in percent. Other keys are ignored. */
export const trainingConfigurationSchema = simulatorConfigurationSchema.extend({
  courseEnforceOrder: z.boolean().default(true),
  programEnforceOrder: z.boolean().default(false),
  lockOnCompleted: z.boolean().default(false),
  minTime: z.number().min(0).default(0),
  minSequenceTime: z.number().min(0).default(0),
  displaySequenceOnly: z.boolean().default(false),
  pageTimerContent: z.number().min(0).default(0),
  sessionTimerContent: z.number().min(0).default(0),
  resetCompleted: z.enum(resetChoices).default("never"),
  resetStarted: z.enum(resetChoices).default("never"),
  /** Empty = no survey. */
  surveyLink: z.string().default(""),
  programSurveyLink: z.string().default(""),
  /** A colour that tints the paper of reading pages; empty = none. */
  staticPageBackground: z.string().default(""),
  resetAttempted: z.enum(resetChoices).default("never"),
});
export type TrainingConfiguration = z.infer<typeof trainingConfigurationSchema>;
