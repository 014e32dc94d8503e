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
  chooseQuestion: "اختر سؤالًا",
  securityTitle: "سؤال الأمان",
  securityText: "يُطرح عليك إذا نسيت كلمة مرورك. اختر إجابة لا يستطيع غيرك معرفتها.",
  securityNone: "ليس لديك سؤال بعد: من دونه لا يستطيع سوى المسؤول أن يعطيك كلمة مرور جديدة.",
  securitySubmit: "حفظ السؤال",
  securitySaved: "تم حفظ سؤال الأمان.",
  currentPassword: "كلمة مرورك",
  questions: {
    street: "في أي شارع كنت تسكن في طفولتك؟",
    teacher: "ما اسم معلّم كنت تحبه؟",
    friend: "ما الاسم الأول لأعز أصدقائك في المدرسة؟",
    work: "أين كسبت مالًا لأول مرة؟",
    concert: "ما أول حفل أو مباراة حضرتها؟",
    journey: "إلى أين كانت أول رحلة طويلة لك؟",
    nickname: "بماذا كانوا ينادونك في طفولتك؟",
    dish: "ما الطبق الذي كنت تفضله في طفولتك؟",
  },
};
