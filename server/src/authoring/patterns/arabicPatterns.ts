import type { PagePattern } from "@vigil/model/authoring/pagePatterns";
import type { PageBlock } from "@vigil/model/training/pageBlock";

/** The same in Arabic. */
export const arabicPatterns: Readonly<Record<PagePattern, readonly PageBlock[]>> = {
  blank: [],
  introduction: [
    { kind: "heading", text: "بعد هذه الصفحة ستستطيع …" },
    { kind: "paragraph", text: "اذكر ما سيُتعلَّم على هيئة أفعال:" },
    { kind: "list", items: ["التعرّف على …", "التمييز بين … و…", "تقرير متى …"] },
    { kind: "note", text: "قل في جملة واحدة لماذا يهم هذا عند خط التفتيش." },
  ],
  concept: [
    { kind: "heading", text: "ما هو" },
    { kind: "paragraph", text: "اشرح فكرة واحدة في ثلاث جمل أو أربع. استعمل كلمات المسرد." },
    { kind: "heading", text: "ما ليس هو" },
    { kind: "paragraph", text: "اذكر الخطأ الأكثر شيوعًا." },
    { kind: "note", text: "الجملة الواحدة التي يجب تذكّرها." },
  ],
  scanExplained: [
    { kind: "heading", text: "ما تعرضه الصورة" },
    { kind: "paragraph", text: "قل إلى ماذا يُنظر أولًا، قبل الصورة." },
    { kind: "heading", text: "كيف عُرف" },
    { kind: "list", items: ["شكله: …", "لونه: …", "موضعه: …"] },
    { kind: "note", text: "ما العمل عند رؤيته." },
  ],
  compareTwo: [
    { kind: "heading", text: "شيئان متشابهان" },
    { kind: "paragraph", text: "قل لماذا يُخلط بينهما." },
    {
      kind: "table",
      head: ["العلامة", "غير الخطر", "الخطر"],
      rows: [
        ["الشكل", "…", "…"],
        ["اللون", "…", "…"],
        ["المنظر من الجانب", "…", "…"],
      ],
    },
    { kind: "note", text: "إن لم تكن متأكدًا: …" },
  ],
  procedure: [
    { kind: "heading", text: "خطوة بخطوة" },
    { kind: "list", ordered: true, items: ["أولًا …", "ثم …", "في النهاية …"] },
    { kind: "heading", text: "عندما يحدث خطأ" },
    { kind: "paragraph", text: "قل بمن يُتصل، وماذا يُترك على حاله." },
  ],
  caseStudy: [
    { kind: "heading", text: "ما حدث" },
    { kind: "paragraph", text: "اروِه بالترتيب الذي شوهد به." },
    { kind: "heading", text: "ما تقرر" },
    { kind: "paragraph", text: "قل من قرر ماذا، ولماذا." },
    { kind: "heading", text: "ماذا كنت ستفعل؟" },
    { kind: "paragraph", text: "أجب هنا مع السبب." },
  ],
  lookAndFind: [
    { kind: "heading", text: "انظر أولًا" },
    { kind: "paragraph", text: "ضع هنا صورة أشعة حية، وتمرينًا أسفل الصفحة يُعلَّم فيه الشيء." },
    { kind: "note", text: "انظر إلى … ثم انتقل إلى المنظر الثاني." },
  ],
  rulesTable: [
    { kind: "heading", text: "ما المسموح" },
    {
      kind: "table",
      head: ["الغرض", "المقصورة", "العنبر"],
      rows: [
        ["…", "نعم", "نعم"],
        ["…", "لا", "نعم"],
        ["…", "لا", "لا"],
      ],
    },
    { kind: "note", text: "عند الشك تُفتح الحقيبة." },
  ],
  summary: [
    { kind: "heading", text: "ما تعرفه الآن" },
    { kind: "list", items: ["…", "…", "…"] },
    { kind: "note", text: "الصفحة التالية تسألك عنه." },
  ],
};
