import type { imports as english } from "../en/imports.ts";
import type { Translated } from "../translated.ts";

export const imports: Translated<typeof english> = {
  import: "استيراد",
  tableDataTitle: "استيراد بيانات الجداول",
  tableDataLead: "ملف CSV فيه الأعمدة table وkey وdescription وعمود لكل لغة (en وar …). تُغيَّر الصفوف الموجودة وتُضاف الأخرى.",
  quizTitle: "استيراد الاختبارات",
  quizLead: "ملف CSV فيه صف لكل سؤال كما يكتبه «تصدير». يأخذ الاختبار الذي يحمل الاسم نفسه هذه الأسئلة، وتُضاف الأخرى معطّلة.",
  file: "ملف CSV",
  noFile: "اختر ملفًا أولًا.",
  done: "أُضيف: {{added}}، تغيّر: {{changed}}، كما كان: {{same}}.",
  logTitle: "سجل الأخطاء",
  logMore: "مجموع الأخطاء: {{count}}. أولها:",
  line: "السطر {{line}}",
  wholeFile: "الملف",
  downloadLog: "تنزيل سجل الأخطاء",
  faults: {
    columnMissing: "العمود «{{word}}» مفقود.",
    columnUnknown: "العمود «{{word}}» غير معروف.",
    empty: "لا توجد صفوف.",
    tooMany: "الصفوف كثيرة جدًا: {{word}} على الأكثر.",
    required: "«{{word}}» مطلوب.",
    invalid: "قيمة «{{word}}» غير صالحة.",
    tooLong: "نص «{{word}}» طويل جدًا.",
    twice: "ورد «{{word}}» في الملف مرتين.",
    table: "لا يوجد جدول «{{word}}».",
    english: "ليس لـ«{{word}}» ترجمة إنجليزية.",
    answers: "يحتاج السؤال إلى إجابة صحيحة واحدة على الأقل، وإجابتين إجمالًا، دون تكرار أي إجابة.",
    differs: "يختلف «{{word}}» عن الصفوف السابقة للاختبار نفسه.",
  },
  downloadTable: "تنزيل الجدول",
  exportQuiz: "تصدير",
};
