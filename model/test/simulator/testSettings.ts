import { sessionSettingsOf, simConfigSchema, simulatorConfigurationSchema, type SessionSettings } from "../../src/simulator/settings.ts";

/** Settings for tests: nothing required, no timers, no feedback, unless the test says so. */
export const testSettings = (settings: Partial<SessionSettings> = {}): SessionSettings => ({
  ...sessionSettingsOf("Exam", simulatorConfigurationSchema.parse({}), simConfigSchema.parse({}), {}),
  sessionTimerMs: 0,
  imageTimerMs: 0,
  markRequired: false,
  categoryRequired: false,
  showOpen: true,
  viewRequired: false,
  viewLayout: "default",
  ...settings,
});
