import type { Translated } from "../translated.ts";
import type { reportingProblems as en } from "../en/reportingProblems.ts";

export const reportingProblems: Translated<typeof en> = {
  ReportNotFound: "لا يوجد تقرير كهذا.",
  ReportRunNotFound: "لم يعد هذا التقرير موجودًا: تُحفظ التقارير يومًا واحدًا، وما دام يحق لك رؤية ما فيها. يُرجى تشغيله من جديد.",
  ReportNotDone: "لم يكتمل هذا التقرير بعد.",
  ReportPeriodOrder: "ستنتهي المدة قبل أن تبدأ.",
  ReportPeriodInvalid: "اختر من شهر إلى 24 شهرًا، أو من يوم إلى 730 يومًا، أو تاريخين.",
  ReportTooLarge: "في التقرير أسطر كثيرة جدًا. اختر مدة أقصر أو شركات أقل أو برامج أقل.",
  DashboardNotFound: "لا توجد لك لوحة كهذه. ربما حُذفت في نافذة أخرى.",
  DashboardTooMany: "لديك {{maximum}} لوحة بالفعل. احذف واحدة أولًا.",
};
