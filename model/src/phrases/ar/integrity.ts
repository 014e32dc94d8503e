import type { integrity as en, integrityRecords as records } from "../en/integrity.ts";
import type { Translated } from "../translated.ts";

const kinds = {
  lateDecision: "قرار متأخر",
  lateAnswer: "إجابة متأخرة",
  tooFast: "سريع جدًا",
  implausibleSession: "سرعة غير معقولة في المجمل",
  neverFetched: "لم تُجلب الصورة قط",
  elsewhere: "مفتوح في مكانين",
};

export const integrityRecords: Translated<typeof records> = {
  integrityFlag: {
    singular: "علامة نزاهة",
    plural: "علامات النزاهة",
    add: "إضافة علامة",
    fields: {
      userId: "المتدرب",
      companyName: "الشركة",
      kind: "النوع",
      facts: "ما يبدو غريبًا",
      place: "الجلسة أو الاختبار",
      raisedAt: "وقت الرصد",
      verdict: "الحالة",
      note: "ملاحظة",
      reviewedBy: "راجعها",
      reviewedAt: "وقت المراجعة",
      simulatorSessionId: "رقم جلسة المحاكي",
      examAttemptId: "رقم المحاولة",
    },
    options: { kind: kinds, verdict: { open: "لم تُراجع", harmless: "لا ضرر فيها", confirmed: "مؤكدة" } },
  },
};

export const integrity: Translated<typeof en> = {
  kinds,
  sentences: {
    lateDecision: "اتُّخذ القرار بعد {{claimedMs}} حسب المتصفح، ووصل بعد {{receivedMs}}، ويُحتسب عند {{countedMs}}.",
    lateAnswer: "أُعطيت الإجابة بعد {{claimedMs}} حسب المتصفح، ووصلت بعد {{receivedMs}}، وتُحتسب عند {{countedMs}}.",
    tooFast: "استغرق {{tookMs}}، والنظر يحتاج إلى {{leastMs}} على الأقل.",
    implausibleSession: "عدد الصور أو الأسئلة {{images}} في {{tookMs}}: لا أحد ينظر إليها بهذه السرعة.",
    neverFetched: "اتُّخذ القرار دون جلب الصورة أبدًا.",
    elsewhere: "كان مفتوحًا في مكانين في الوقت نفسه، لوحظ ذلك {{times}}×.",
  },
  at: "رقم {{number}}",
  places: {
    exam: "اختبار المحاكي",
    simulatorQuiz: "اختبار قصير على المحاكي",
    practice: "تدريب المحاكي",
    final: "الاختبار النهائي",
    unit: "اختبار الوحدة",
    quiz: "اختبار قصير",
  },
  placeOf: "{{place}}: {{title}}",
  stillOpen: "ما زالت مفتوحة",
  title: "علامات النزاهة",
  lead: "لا يرسب أحد بسبب علامة: بل ينظر فيها شخص.",
  review: "تسجيل نتيجة المراجعة",
  reviewTitle_zero: "ما حقيقة هذه العلامات؟",
  reviewTitle_one: "ما حقيقة هذه العلامة؟",
  reviewTitle_two: "ما حقيقة هاتين العلامتين؟",
  reviewTitle_few: "ما حقيقة هذه العلامات الـ{{count}}؟",
  reviewTitle_many: "ما حقيقة هذه العلامات الـ{{count}}؟",
  reviewTitle_other: "ما حقيقة هذه العلامات الـ{{count}}؟",
  reviewText: "تبقى النتائج والشهادات كما هي مهما كان اختيارك.",
  note: "ملاحظة",
  noteHint: "ما رأيته، لمن ينظر لاحقًا.",
  save: "حفظ",
  cancel: "إلغاء",
  done_zero: "لم تُراجع أي علامة.",
  done_one: "تمت مراجعة العلامة.",
  done_two: "تمت مراجعة علامتين.",
  done_few: "تمت مراجعة {{count}} علامات.",
  done_many: "تمت مراجعة {{count}} علامة.",
  done_other: "تمت مراجعة {{count}} علامة.",
  all: "كل علامات هذا المتدرب",
};
