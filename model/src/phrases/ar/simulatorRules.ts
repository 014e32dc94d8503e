import type { simulatorRules as en } from "../en/simulatorRules.ts";
import type { Translated } from "../translated.ts";

export const simulatorRules: Translated<typeof en> = {
  extraTime: "لديك وقت أطول من غيرك بنسبة {{percent}}، وهو محسوب في الأوقات المذكورة هنا.",
  extraTimeGiven: "بوقت أطول من غيره بنسبة {{percent}}",
  practiceShut: "التدريب مقفل",
  practiceShutTime: "تدرّبت بقدر ما تسمح به هذه الدورة. يُفتح من جديد: {{when}}.",
  practiceShutExam: "يمكن أداء الامتحان الآن. يُفتح التدريب من جديد بعد اجتيازه.",
  library: "مكتبة الأشياء",
  libraryText: "كل شيء وحده في جهاز الفحص. لا شيء هنا يكشف ما في الحقيبة؛ والوقت يمضي.",
  inspected: "سمِّها على الصورة أيضًا",
};
