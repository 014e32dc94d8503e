/** Columns that say who the learner is. */
export const learner = ["username", "lastName", "firstName", "pin", "company"] as const;
/** What every report of people can be narrowed by. */
export const scope = ["companyIds", "groupIds", "inactive"] as const;
