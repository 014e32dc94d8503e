import type { threatProjection as source } from "../en/threatProjection.ts";
import type { Translated } from "../translated.ts";

export const threatProjection: Translated<typeof source> = {
  approval: {
    madeBy: "أنشأها {{name}}.",
    approvedBy: "اعتمدها {{name}}.",
    mine: "أنت من أنشأ هذه الصورة، لذا يجب أن يعتمدها شخص آخر.",
    may: "يحق الاعتماد لـ: {{names}}.",
    nobody: "لا يوجد بعد في هذا النطاق من يحق له اعتمادها سواك: يلزم أن يملك أحدهم مستوى وصول يسمح بتعديل الصور.",
    reason: "سبب الأرشفة: {{reason}}",
    source: "أُنشئت من الصورة {{id}}",
    archiveTitle: "هل تريد أرشفة هذه الصورة؟",
    archiveText: "لن يتدرب عليها أحد بعد ذلك. ويمكن استعادتها مسودة.",
    reasonField: "السبب (اختياري)",
    reasonHint: "يقرؤه هنا من أنشأ الصورة.",
  },
};
