import type { tableExportRecords as enRecords, tableExports as en } from "../en/tableExport.ts";
import type { Translated } from "../translated.ts";

export const tableExportRecords: Translated<typeof enRecords> = {
  tableExport: {
    singular: "تصدير جدول",
    plural: "تصدير الجداول",
    add: "إضافة تصدير جدول",
    fields: {
      name: "الاسم",
      table: "سطر لكل",
      header: "الرأس",
      contentLine: "سطر المحتوى",
      mapping: "المطابقة، JSON",
      companies: "الشركات",
      programs: "البرامج",
      createdAt: "أُنشئ في",
    },
    hints: {
      header: "الأسطر الأولى في الملف. تُملأ الأسماء date وcount وdomainTitle بين أقواس مزدوجة. فارغ: بلا رأس.",
      contentLine: "شكل السطر الواحد: أسماء القيم بين أقواس مزدوجة، مثل lastName أو completionDate، وما يقع بينها.",
      mapping:
        'كيف تُكتب قيمة في سطر المحتوى: field وvalues وdate وwidth وfill وalign وquote وempty. مثل {"completionDate": {"date": "DD.MM.YYYY"}}.',
      companies: "إن لم تُختر: الكل.",
      programs: "إن لم تُختر: الكل.",
    },
    options: { table: { programCertificates: "شهادة برنامج", programStatuses: "حالة برنامج", courseStatuses: "حالة دورة" } },
  },
};

export const tableExports: Translated<typeof en> = {
  run: "تشغيل",
  runTab: "تشغيل",
  lead: "كل ما اكتمل بين يومين. إن كانا فارغين: كل الموجود.",
  from: "اكتمل من",
  until: "اكتمل حتى",
  download: "تشغيل وتنزيل",
  fields: "قيم سطر المحتوى",
  fieldsLead: "تُكتب بين أقواس مزدوجة في سطر المحتوى، أو تُسمّى حقلًا في المطابقة.",
};
