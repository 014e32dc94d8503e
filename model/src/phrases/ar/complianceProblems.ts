import type { Translated } from "../translated.ts";
import type { complianceProblems as en } from "../en/complianceProblems.ts";

export const complianceProblems: Translated<typeof en> = {
  CertificateTemplateConflict: "يحمل قالب شهادة آخر هذا الاسم.",
  CertificateTemplateOneActive: "قالب واحد فقط من كل نوع يكون نشطًا: اختر واحدًا.",
  CertificateTemplateActive: "قالب الشهادة هذا نشط ولا يمكن حذفه. فعّل قالبًا آخر أولًا.",
  CertificateTemplateInUse: "صدرت شهادات بهذا القالب. يمكن إيقافه ولا يمكن حذفه.",
  CertificateTemplateMissing: "لا يوجد قالب شهادة نشط. يُرجى سؤال المسؤول.",
  CertificatePageInvalid: "تعذرت قراءة الصفحة عند السطر {{line}}: {{word}}.",
  CertificateRunOpen: "برنامج هذه الشهادة غير مكتمل، لذا لا يمكن طباعتها من جديد.",
  ProgramCertificateLocked: "هذه الشهادة مقفلة ولا يمكن تغييرها.",
  CertificatesLocked: "بعض هذه الشهادات مقفل: لم يتغير شيء.",
  CertificateNotFound: "لا توجد شهادة بهذا الرمز. يُرجى مقارنته بما في الورقة.",
  CourseNotComplete: "تصدر شهادة الدورة عند إكمالها.",
  CreditDomainCodeConflict: "رمزا نطاق الشركة {{company}} والبرنامج {{program}} غير متوافقين.",
  CreditInUse: "أخذ متدربون من هذا الرصيد. يمكن إنهاؤه بتاريخ انتهائه ولا يمكن حذفه.",
  CreditDates: "سينتهي الرصيد قبل أن يبدأ.",
  AddonConflict: "يملك هذا النطاق الإضافة بالفعل.",
  IntegrityFlagOwn: "يجب أن ينظر شخص آخر في علاماتك أنت.",
  AddonOff: "هذا جزء من إضافة متوقفة في هذا النطاق. شغّلها تحت «الإضافات».",
};
