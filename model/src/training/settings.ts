import { z } from "zod";
import { simulatorConfigurationSchema } from "../simulator/settings.ts";

/** Resolved configuration keys that training reads; times in seconds, scores in percent. Other keys are ignored. */
export const trainingConfigurationSchema = simulatorConfigurationSchema.extend({
  courseEnforceOrder: z.boolean().default(true),
  programEnforceOrder: z.boolean().default(false),
  lockOnCompleted: z.boolean().default(false),
  minTime: z.number().min(0).default(0),
  displaySequenceOnly: z.boolean().default(false),
  pageTimerContent: z.number().min(0).default(0),
  sessionTimerContent: z.number().min(0).default(0),
});
export type TrainingConfiguration = z.infer<typeof trainingConfigurationSchema>;
