import type { resources as en } from "../en/resources.ts";
import type { Translated } from "../translated.ts";

export const resources: Translated<typeof en> = {
  title: "الموارد",
  lead: "ملفات لك: افتحها أو احتفظ بها.",
  emptyTitle: "لا توجد موارد بعد",
  emptyText: "عندما يمنحك المسؤول ملفات ستظهر هنا.",
  fetch: "تنزيل",
  fetchNamed: "تنزيل {{name}}",
  fileTab: "الملف",
  none: "لم يُرفع ملف بعد. لا يرى أحد هذا المورد قبل رفع ملف.",
  file: "الملف",
  replacement: "ملف آخر",
  noFile: "اختر ملفًا أولًا.",
  typeCode: "اكتب {{code}} للتأكيد: قد يكون الملف الحالي لدى الناس بالفعل",
  upload: "رفع",
  replace: "استبدال الملف",
  uploaded: "تم الرفع.",
  replaced: "تم الاستبدال.",
};
