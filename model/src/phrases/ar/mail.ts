import type { mail as en } from "../en/mail.ts";
import type { Translated } from "../translated.ts";

export const mail: Translated<typeof en> = {
  signature: "Vigil · {{domain}}",
  recovery: {
    subject: "حسابك في {{domain}}",
    asked: "طلب أحدهم، ولعلّه أنت، المساعدة لتسجيل الدخول إلى {{domain}}.",
    userIds: "معرّفات المستخدم المرتبطة بهذا العنوان:",
    link: "اختر كلمة مرور جديدة للمستخدم {{username}} بهذا الرابط خلال {{minutes}} دقيقة. يعمل الرابط مرة واحدة:",
    ignore: "إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة: لم يتغيّر شيء.",
  },
  changed: {
    subject: "تغيّرت كلمة مرورك في {{domain}}",
    text: "تغيّرت كلمة مرور {{username}} باستعادة الحساب. إن لم تكن أنت فأخبر المسؤول فورًا.",
  },
};
