import type { integrity as en } from "../en/integrity.ts";
import type { Translated } from "../translated.ts";

export const integrity: Translated<typeof en> = {
  sentences: {
    lateDecision: "اتُّخذ القرار بعد {{claimedMs}} حسب المتصفح، ووصل بعد {{receivedMs}}، ويُحتسب عند {{countedMs}}.",
    lateAnswer: "أُعطيت الإجابة بعد {{claimedMs}} حسب المتصفح، ووصلت بعد {{receivedMs}}، وتُحتسب عند {{countedMs}}.",
    tooFast: "استغرق {{tookMs}}، والنظر يحتاج إلى {{leastMs}} على الأقل.",
    implausibleSession: "عدد الصور أو الأسئلة {{images}} في {{tookMs}}: لا أحد ينظر إليها بهذه السرعة.",
    neverFetched: "اتُّخذ القرار دون جلب الصورة أبدًا.",
    elsewhere: "كان مفتوحًا في مكانين في الوقت نفسه، لوحظ ذلك {{times}}×.",
  },
};
