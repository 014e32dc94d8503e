import type { Translated } from "../translated.ts";
import type { reportingProblems as en } from "../en/reportingProblems.ts";

export const reportingProblems: Translated<typeof en> = {
  ReportNotFound: "لا يوجد تقرير كهذا.",
  ReportRunNotFound: "لم يعد هذا التقرير موجودًا: تُحفظ التقارير يومًا واحدًا، وما دام يحق لك رؤية ما فيها. يُرجى تشغيله من جديد.",
  ReportNotDone: "لم يكتمل هذا التقرير بعد.",
  ReportPeriodOrder: "ستنتهي المدة قبل أن تبدأ.",
  ReportPeriodInvalid: "اختر من شهر إلى 24 شهرًا، أو من يوم إلى 730 يومًا، أو تاريخين.",
  SubscriptionRunning: "هذا الاشتراك قيد التشغيل: تُكتب رسائله الآن. يُرجى المحاولة بعد لحظة.",
  SubscriptionTypeInvalid: "لا يوجد نوع اشتراك كهذا. اختر بدء البرامج أو نهايتها أو تكرارها.",
  SubscriptionNobody: "لا يتلقى أحد هذا الاشتراك. اختر مستخدمًا واحدًا على الأقل أولًا.",
  MailNotSetUp: "لا يوجد خادم بريد في هذا التثبيت، فلا يمكن إرسال شيء. يُرجى سؤال من يديره.",
  TableExportConflict: "يحمل تصدير جدول آخر هذا الاسم.",
  TableExportNotFound: "لم يعد تصدير الجدول هذا موجودًا.",
  TableExportFailed: "فشل التصدير ولا يوجد ملف. يُرجى المحاولة من جديد؛ وإن تكرر ذلك فأخبر المسؤول.",
  TableExportTooLarge: "سيحتوي الملف على أكثر من {{maximum}} سطر. اختر مدة أقصر، أو شركات أو برامج أقل.",
  TableExportPlaceholder: "لا توجد قيمة «{{word}}» تُملأ هنا.",
  TableExportBraces: "الأقواس غير مغلقة أو تحتوي على أكثر من اسم: {{word}}.",
  TableExportMapping: 'يجب أن تكون المطابقة كائنًا وعناصرها كائنات، مثل {"lastName": {"width": 20}}. الخطأ عند: {{word}}.',
  TableExportMappingKey: "«{{word}}» غير ممكن في المطابقة، أو قيمته من نوع خاطئ.",
  TableExportMappingField: "تسمّي المطابقة الحقل «{{word}}» الذي لا تحتويه أسطر من هذا النوع.",
  TableExportMappingUnused: "تصف المطابقة «{{word}}» الذي لا يستخدمه سطر المحتوى.",
  TableExportMappingDate: "«{{word}}» طريقة لكتابة الأيام، لكن الحقل ليس يومًا.",
  ReportFailed: "تعذرت كتابة التقرير. يرجى تشغيله من جديد، وإن فشل ثانية فأخبر المسؤول متى كان ذلك.",
  ReportTooLarge: "في التقرير أسطر كثيرة جدًا، أو يستغرق وقتًا طويلًا. اختر مدة أقصر أو شركات أقل أو برامج أقل.",
  DashboardNotFound: "لا توجد لك لوحة كهذه. ربما حُذفت في نافذة أخرى.",
  DashboardTooMany: "لديك {{maximum}} لوحة بالفعل. احذف واحدة أولًا.",
};
