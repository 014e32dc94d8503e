import type { CourseSource } from "@vigil/model/training/courseContent";
import { pictureUnit } from "./imageInterpretationArabic/pictureUnit.ts";
import { searchUnit } from "./imageInterpretationArabic/searchUnit.ts";

/** The Arabic edition of the reading course: the same structure, ids and pictures. */
export const imageInterpretationArabic: CourseSource = {
  locale: "ar",
  objectives: [
    { id: 1, text: "شرح معنى الألوان في الصورة ثنائية الطاقة" },
    { id: 2, text: "تفتيش الحقيبة تفتيشًا منهجيًا في كلا المنظرين" },
    { id: 3, text: "اختيار التحسين الذي يجيب عن السؤال المطروح" },
    { id: 4, text: "الاختيار بين التمرير والإيقاف والرفض" },
  ],
  labs: [],
  glossary: [
    {
      term: "الطاقة الثنائية",
      meaning: "قياس كل نقطة من الحقيبة بأشعة لينة وأخرى أقسى في الوقت نفسه؛ والنسبة بين القياسين تدل على نوع المادة.",
    },
    { term: "النفاذية", meaning: "حصة الأشعة التي تخرج من الجهة الأخرى: الواحد هواء، والصفر لا ينفذ منه شيء." },
    { term: "التراكب", meaning: "أشياء يقع بعضها خلف بعض فتتجمع ظلالها في الصورة." },
    {
      term: "العدد الذري الفعّال",
      meaning: "العنصر الذي يُضعف الطاقتين بالنسبة نفسها؛ منخفض في الطعام والقماش واللدائن، ومرتفع في الفولاذ والنحاس.",
    },
    { term: "التحسين", meaning: "طريقة أخرى لعرض القياس نفسه. لا يضيف معلومة أبدًا، بل يُظهر ما أخفاه العرض." },
  ],
  units: [pictureUnit, searchUnit],
};
