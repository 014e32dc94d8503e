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
  subscription: {
    subjects: {
      PROGRAM_START: "تدريبات بدأت: {{description}}",
      PROGRAM_END: "تدريبات تنتهي: {{description}}",
      PROGRAM_RECURRENCE: "تدريبات يجب تجديدها: {{description}}",
    },
    leads: {
      PROGRAM_START: "بدأت هذه التدريبات بين {{from}} و{{until}}.",
      PROGRAM_END: "يجب إكمال هذه التدريبات حتى {{until}}، أو كان يجب إكمالها من قبل.",
      PROGRAM_RECURRENCE: "تنتهي صلاحية هذه التدريبات حتى {{until}} أو انتهت، ويجب إجراؤها من جديد.",
    },
    columns: {
      learner: "المتدرب",
      company: "الشركة",
      program: "البرنامج",
      day: { PROGRAM_START: "بدأ في", PROGRAM_END: "يجب إكماله حتى", PROGRAM_RECURRENCE: "صالح حتى" },
    },
    more: "و{{count}} غيرها. التقارير في Vigil تحتوي عليها كلها:",
    open: "افتح Vigil:",
    leave: "تتلقى هذه الرسالة لأنك مشترك فيها. يعرض ملفك الشخصي في Vigil اشتراكاتك ويتيح لك إلغاءها.",
  },
  changed: {
    subject: "تغيّرت كلمة مرورك في {{domain}}",
    text: "تغيّرت كلمة مرور {{username}} باستعادة الحساب. إن لم تكن أنت فأخبر المسؤول فورًا.",
  },
};
