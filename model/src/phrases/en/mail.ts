/** Mails that the server sends. `{{name}}` is filled in. */
export const mail = {
  signature: "Vigil · {{domain}}",
  recovery: {
    subject: "Your account in {{domain}}",
    asked: "Somebody, probably you, asked for help to sign in to {{domain}}.",
    userIds: "The User IDs of this address:",
    link: "Choose a new password for {{username}} with this link within {{minutes}} minutes. It works once:",
    ignore: "If it was not you, ignore this mail: nothing has changed.",
  },
  subscription: {
    subjects: {
      PROGRAM_START: "Begun trainings: {{description}}",
      PROGRAM_END: "Trainings that end: {{description}}",
      PROGRAM_RECURRENCE: "Trainings to be renewed: {{description}}",
    },
    leads: {
      PROGRAM_START: "These trainings began between {{from}} and {{until}}.",
      PROGRAM_END: "These trainings are to be completed by {{until}}, or should have been completed already.",
      PROGRAM_RECURRENCE: "These trainings lose their validity by {{until}}, or have lost it, and are to be done again.",
    },
    columns: {
      learner: "Learner",
      company: "Company",
      program: "Program",
      day: { PROGRAM_START: "Begun", PROGRAM_END: "To be completed by", PROGRAM_RECURRENCE: "Valid until" },
    },
    more: "And {{count}} more. The reports in Vigil have all of them:",
    open: "Open Vigil:",
    leave:
      "You receive this mail because you are subscribed to it. Your profile in Vigil lists your subscriptions and lets you give them up.",
  },
  changed: {
    subject: "Your password in {{domain}} was changed",
    text: "The password of {{username}} was changed by account recovery. If it was not you, tell your administrator at once.",
  },
};
