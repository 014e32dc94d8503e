import type { articles as english } from "../en/articles.ts";
import type { Translated } from "../translated.ts";

export const articles: Translated<typeof english> = {
  title: "أغراض التهديد",
  lead: "يأتي كل نوع من التهديدات في أغراض مرقّمة تختلف في القياس أو الشكل أو المادة. الرقم المتقطّع الإطار ليس في أي صورة.",
  filters: "تضييق الأغراض",
  kind: "النوع",
  articles: "الأغراض",
  order: "الترتيب",
  orders: { category: "بحسب الفئة", fewest: "الأقل صورًا أولاً", missing: "الأقل أغراضًا أولاً" },
  missingOnly: "الأنواع التي لم تُعرض بعض أغراضها فقط",
  found: "الأنواع: {{kinds}}، عُرض {{shown}} من {{all}} غرضًا",
  shown: "{{shown}} من {{all}}",
  article: "الغرض {{number}}، الصور: {{count}}",
  never: "الغرض {{number}}: لم يُعرض قط",
  none: "لا يوجد نوع مطابق",
  noneText: "ابحث عن اسم آخر، أو اختر فئة أخرى.",
  others: "تهديدات أخرى",
  othersLead: "أُنشئت في مكان آخر أو من المنصّات: تُعرف بأسماء حدودها، بلا رقم.",
};
