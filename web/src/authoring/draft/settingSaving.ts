import { store } from "../../shell/store.ts";

export type SettingState = "saved" | "saving" | "refused";

/** How the settings of the course stand that are written beside its draft, as far as they are not saved: told with the draft. */
export const settingSaving = store<Readonly<Record<string, SettingState>>>({});

/** What is told of all of them. */
export function worstOf(settings: Readonly<Record<string, SettingState>>): SettingState {
  const states = Object.values(settings);
  return states.includes("refused") ? "refused" : states.includes("saving") ? "saving" : "saved";
}
