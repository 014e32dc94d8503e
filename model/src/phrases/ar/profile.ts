import type { profile as en } from "../en/profile.ts";
import type { Translated } from "../translated.ts";

export const profile: Translated<typeof en> = {
  changePassword: "تغيير كلمة المرور",
  oldPassword: "كلمة المرور القديمة",
  newPassword: "كلمة المرور الجديدة",
  confirmPassword: "كلمة المرور الجديدة مرة أخرى",
  passwordChanged: "تم تغيير كلمة مرورك.",
  firstTitle: "اختر كلمة مرورك",
  firstText: "قبل أن تبدأ، استبدل كلمة المرور التي أُعطيت لك بأخرى لا يعرفها سواك.",
  firstSubmit: "حفظ ومتابعة",
  securityQuestion: "سؤال الأمان",
  securityQuestionHint: "يُطرح عليك إذا نسيت كلمة مرورك.",
  securityAnswer: "إجابتك",
};
