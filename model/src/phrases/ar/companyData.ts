import type { companyData as english } from "../en/companyData.ts";
import type { Translated } from "../translated.ts";

export const companyData: Translated<typeof english> = {
  none: "بلا قالب",
  older: "أُنشئت هذه الشركة بالإصدار {{version}} من قالبها.",
  renew: "استخدام أحدث إصدار",
  noFields: "لا يطلب هذا القالب شيئًا بعد.",
  title: "اسم الحقل",
  key: "المفتاح",
  keyHint: "حروف لاتينية وأرقام؛ تقف القيمة تحته في البيانات وعلى الشهادات.",
  kind: "النوع",
  required: "مطلوب",
  options: "الخيارات، واحد في كل سطر",
  add: "إضافة حقل",
  remove: "إزالة {{title}}",
  up: "نقل {{title}} إلى أعلى",
  versions: "الحفظ ينشئ إصدارًا جديدًا. تحتفظ الشركات بالإصدار الذي أُنشئت به حتى يعطيها أحد أحدث إصدار.",
  types: { text: "نص", number: "رقم", yesNo: "نعم أو لا", date: "تاريخ", choice: "واحد من عدة" },
};
