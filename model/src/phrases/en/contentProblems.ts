/** Refusals of notifications, media and table data. */
export const contentProblems = {
  NotificationEmpty: "Write the text in one language at least.",
  NotificationPlaceholder: "The text names {{word}}, which means nothing here. Only the start and the end can be named.",
  NotificationStartMissing: "The text names the start: set when it is shown from.",
  NotificationEndMissing: "The text names the end: set until when it is shown.",
  NotificationTimes: "The end must be after the start.",
  NotificationAudience: "Choose the domains it is for, or make it for everyone.",
  NotificationOwnDomain: "A notification of one domain is for all of that domain. Write to others in the system domain.",
  MediaNameConflict: "Another media file already has this name.",
  MediaHashConflict: "The same file is kept already, as “{{name}}”.",
  MediaInUse: "This file is shown on a certificate or beside a question. It can neither be deleted nor replaced.",
  MediaType: "This file holds none of the kinds that are kept: {{types}}.",
  MediaBroken: "This picture cannot be read; it may be cut off.",
  MediaTooLarge: "This file is too large: a picture has at most 5 MB, a film 50 MB.",
  MediaTooWide: "This picture is too large: at most {{maximum}} pixels along a side.",
  CertificatePictureMissing: "The page shows a picture that is not there. Choose one of the media for certificates.",
} as const;
