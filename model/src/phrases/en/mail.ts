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
  changed: {
    subject: "Your password in {{domain}} was changed",
    text: "The password of {{username}} was changed by account recovery. If it was not you, tell your administrator at once.",
  },
};
