export const profile = {
  changePassword: "Change password",
  oldPassword: "Old password",
  newPassword: "New password",
  confirmPassword: "New password, once more",
  passwordChanged: "Your password was changed.",
  firstTitle: "Choose your password",
  firstText: "Before you begin, replace the password you were given by one that only you know.",
  firstSubmit: "Save and go on",
  securityQuestion: "Security question",
  securityQuestionHint: "You are asked it when you have forgotten your password.",
  securityAnswer: "Your answer",
};
