import type { moveLearners as english } from "../en/moveLearners.ts";
import type { Translated } from "../translated.ts";

export const moveLearners: Translated<typeof english> = {
  choose: "اختيار {{name}}",
  chooseAll: "اختيار كل من هو قيد التعلم",
  to: "النقل إلى الإصدار",
  start: "نقل …",
  title: "النقل إلى إصدار آخر",
  lead: "لم يُنقل شيء بعد. تنتقل الصفحات بأرقامها: ما قُرئ يبقى مقروءًا حتى إن تغيّرت كلماته، وتُقرأ الصفحات الجديدة. وتبقى جلسات المحاكي ونتائج الاختبارات.",
  learner: "المتعلم",
  before: "التقدم الآن",
  after: "بعد النقل",
  kept: "صفحات تبقى مقروءة",
  gone: "لم تعد موجودة",
  again: "تُنجز من جديد",
  confirm: "نقل",
  moved_zero: "لم يُنقل أي متعلم إلى الإصدار {{version}}.",
  moved_one: "نُقل متعلم واحد إلى الإصدار {{version}}.",
  moved_two: "نُقل متعلمان إلى الإصدار {{version}}.",
  moved_few: "نُقل {{count}} متعلمين إلى الإصدار {{version}}.",
  moved_many: "نُقل {{count}} متعلمًا إلى الإصدار {{version}}.",
  moved_other: "نُقل {{count}} متعلم إلى الإصدار {{version}}.",
};
