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
  hitRate: "التهديدات الموقوفة",
  falseAlarmRate: "الإنذارات الكاذبة",
  atLeast: "{{percent}} على الأقل",
  atMost: "{{percent}} على الأكثر",
  threatsUntold: "عدد الحقائب التي تحوي تهديدًا يُسحب من جديد في كل مرة ولا يُذكر.",
  needsHits: "إيقاف {{percent}} من التهديدات على الأقل",
  allowsAlarms: "إيقاف {{percent}} من الحقائب البريئة على الأكثر",
  unmet: {
    score: "الدرجة: {{got}}، والمطلوب {{needed}}",
    hitRate: "التهديدات الموقوفة: {{got}}، والمطلوب {{needed}} على الأقل",
    falseAlarmRate: "الحقائب البريئة الموقوفة: {{got}}، والمسموح {{needed}} على الأكثر",
    efficiency: "حقائب بدرجة كاملة: {{got}}، والمطلوب {{needed}} على الأقل",
  },
  issued: "سُلِّمت الصورة بعد {{time}}",
  neverIssued: "لم تُسلَّم الصورة قط",
  received: "وصل القرار بعد {{time}}",
  between: "{{time}} لها على الأكثر",
  difference: "{{time}} أكثر من المحسوب",
  inspected: "سمِّها على الصورة أيضًا",
};
