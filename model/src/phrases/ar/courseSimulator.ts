import type { courseSimulator as en } from "../en/courseSimulator.ts";
import type { Translated } from "../translated.ts";

export const courseSimulator: Translated<typeof en> = {
  only: "المحاكي لدورات المحاكي وحدها.",
  usual: "كالمعتاد: {{value}}",
  groups: { console: "الجهاز", session: "الجلسات", shown: "ما يجوز أن يُرى" },
  fields: {
    model: "الجهاز",
    layout: "التخطيط",
    viewLayout: "المناظر",
    orientation: "الصور",
    viewCount: "مناظر كل صورة",
    selectionAlgorithm: "اختيار الصور",
    runMode: "الحقائب",
    reviewMode: "الحقائب في المراجعة",
    viewRequired: "يجب النظر إلى المنظر الأخير",
    markType: "العلامات",
    multipleMarks: "أكثر من علامة",
    showManifestPractice: "البيان في التدريب",
    showManifestExam: "البيان في الامتحان",
    showInspectedPractice: "تسمية ما في الحقيبة المفتوحة على الصورة، في التدريب",
    showInspectedExam: "تسمية ما في الحقيبة المفتوحة على الصورة، في الامتحان",
    showInnocentArrays: "حدود الأشياء العادية",
  },
  options: {
    viewLayout: { default: "كما في الجهاز", horizontal: "جنبًا إلى جنب" },
    orientation: { landscape: "أفقية", portrait: "عمودية" },
    selectionAlgorithm: { sequential: "بالتسلسل", random: "عشوائيًا", balanced: "بالتوازن بين الفئات", unseen: "ما لم يُعرض أولًا" },
    runMode: { normal: "يقررها المتعلم", autohold: "موقوفة ما لم تُمرَّر", noopen: "لا تُفتح" },
    reviewMode: { normal: "يجوز فتحها", noopen: "لا تُفتح" },
    markType: { point: "نقاط", rectangle: "مستطيلات" },
  },
  layoutUsual: "كما هو في الجهاز",
  viewsUsual: "كل ما في الصور",
  categories: "فئات التهديد",
  categoriesHint: "أسماء فئات المكتبة في هذه الدورة. الاسم نفسه مرتين يجعل الفئتين واحدة.",
  noLibrary: "اختر مكتبة الصور أولًا.",
};
