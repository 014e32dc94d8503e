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
};
