/** Notices on every page, also before the sign-in, and the editor they are written in. */
export const notices = {
  title: "Notifications",
  lead: "What your administrators let you know at present.",
  none: "There are no notifications at the moment.",
  variants: { info: "Information", success: "Good news", warning: "Attention", danger: "Urgent" },
  dismiss: "Dismiss: {{text}}",
  more_one: "{{count}} more notice",
  more_other: "{{count}} more notices",
  fewer: "Show fewer",
  from: "from {{at}}",
  until: "until {{at}}",
  unknownTime: "(not set)",
};

/** One text in several languages. */
export const translations = {
  addLanguage: "Add a language",
  textIn: "{{field}} in {{language}}",
  remove: "Remove {{language}}",
  none: "Nothing is written yet: choose a language to begin.",
  startAt: "Start",
  endAt: "End",
  strong: "Bold",
  link: "Link",
  preview: "Preview",
  boldSample: "bold",
  linkSample: "words",
};
