/** Refusals of notifications, media and table data. */
export const contentProblems = {
  NotificationEmpty: "Write the text in one language at least.",
  NotificationPlaceholder: "The text names {{word}}, which means nothing here. Only the start and the end can be named.",
  NotificationStartMissing: "The text names the start: set when it is shown from.",
  NotificationEndMissing: "The text names the end: set until when it is shown.",
  NotificationTimes: "The end must be after the start.",
  NotificationAudience: "Choose the domains it is for, or make it for everyone.",
  NotificationOwnDomain: "A notification of one domain is for all of that domain. Write to others in the system domain.",
} as const;
