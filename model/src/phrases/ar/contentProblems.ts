import type { contentProblems as english } from "../en/contentProblems.ts";
import type { Translated } from "../translated.ts";

export const contentProblems: Translated<typeof english> = {
  NotificationEmpty: "اكتب النص بلغة واحدة على الأقل.",
  NotificationPlaceholder: "يذكر النص {{word}}، وهي لا تعني شيئًا هنا. يمكن ذكر البداية والنهاية فقط.",
  NotificationStartMissing: "يذكر النص البداية: حدّد متى يبدأ ظهوره.",
  NotificationEndMissing: "يذكر النص النهاية: حدّد متى ينتهي ظهوره.",
  NotificationTimes: "يجب أن تكون النهاية بعد البداية.",
  NotificationAudience: "اختر النطاقات الموجَّه إليها، أو اجعله للجميع.",
  NotificationOwnDomain: "إشعار نطاق واحد موجَّه إلى ذلك النطاق كله. اكتب إلى غيره من نطاق النظام.",
  MediaNameConflict: "يحمل ملف وسائط آخر هذا الاسم.",
  MediaHashConflict: "الملف نفسه محفوظ بالفعل باسم «{{name}}».",
  MediaInUse: "يظهر هذا الملف على شهادة أو بجانب سؤال. لا يمكن حذفه ولا استبداله.",
  MediaType: "لا يحتوي هذا الملف على أي من الأنواع المحفوظة: {{types}}.",
  MediaBroken: "تعذّرت قراءة هذه الصورة؛ ربما كانت مقطوعة.",
  MediaTooLarge: "هذا الملف كبير جدًا: الصورة 5 ميغابايت على الأكثر، والفيلم 50 ميغابايت.",
  MediaTooWide: "هذه الصورة كبيرة جدًا: {{maximum}} بكسل على الأكثر في كل جانب.",
  CertificatePictureMissing: "تعرض الصفحة صورة غير موجودة. اختر واحدة من وسائط الشهادات.",
  TableDataConflict: "لهذا الجدول بيانات تحت هذا المفتاح بالفعل.",
  TableDataNotFound: "لم تعد بيانات الجدول هذه موجودة.",
  TableDataLocked: "هذه النسخة من بيانات الجدول مقفلة: حلّت محلها نسخة أحدث.",
  TableDataEnglish: "اكتب الترجمة الإنجليزية: لكل مفتاح ترجمة إنجليزية.",
  TableDataImportFailed: "تعذّر أخذ الملف ولم يتغير شيء. راجع سجل الأخطاء.",
  QuizImportFailed: "تعذّر استيراد الاختبارات ولم يتغير شيء. راجع سجل الأخطاء.",
  QuizPictureMissing: "يعرض سؤال صورة غير موجودة. اختر واحدة من وسائط الأسئلة.",
};
