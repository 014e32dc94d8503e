import { derived, stamped, text } from "../entity/field.ts";

/** Whose a row of a list of people's work is, in words: a User ID alone says little to who administers thousands. */
export const whoFields = {
  personName: derived(stamped(text({ max: 210, list: true }))),
  companyName: derived(stamped(text({ max: 200, list: true }))),
};
