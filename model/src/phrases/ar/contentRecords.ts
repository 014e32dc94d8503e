import type { contentRecords as english } from "../en/contentRecords.ts";
import type { Translated } from "../translated.ts";

export const contentRecords: Translated<typeof english> = {
  tableData: {
    singular: "بيانات الجداول",
    plural: "بيانات الجداول",
    add: "إضافة بيانات جدول",
    fields: {
      table: "الجدول",
      key: "المفتاح",
      description: "الوصف",
      translations: "الترجمات",
      rootId: "النسخة الأولى",
      version: "النسخة",
      active: "نشط",
      createdAt: "أُنشئ",
    },
    hints: {
      table: "ما يُسمّى: يقرأ المتدربون الترجمة حيثما ورد الاسم.",
      key: "الاسم كما هو محفوظ حرفًا بحرف: عنوان برنامج أو مقرر، أو رمز فئة تهديد.",
      translations: "الإنجليزية مطلوبة. اللغة التي لا ترجمة لها تقرأ الإنجليزية.",
    },
    options: { table: { programs: "البرامج", courses: "المقررات", threatCategories: "فئات التهديد" } },
  },
  media: {
    singular: "ملف وسائط",
    plural: "الوسائط",
    add: "إضافة وسائط",
    fields: {
      name: "الاسم",
      scope: "يظهر",
      hash: "بصمة الملف",
      data: "الملف",
      inUse: "قيد الاستخدام",
      createdAt: "أُنشئ",
    },
    hints: { name: "يُرفع الملف بعد إنشاء السجل.", scope: "لا يمكن تغييره لاحقًا." },
    options: { scope: { training: "بجانب أسئلة الاختبارات", certificates: "على الشهادات" } },
  },
  notification: {
    singular: "إشعار",
    plural: "الإشعارات",
    add: "إضافة إشعار",
    fields: {
      description: "الوصف",
      content: "النص",
      variant: "اللون",
      startAt: "يظهر من",
      endAt: "يظهر حتى",
      everyone: "للجميع",
      domains: "النطاقات",
      active: "نشط",
      createdAt: "أُنشئ",
    },
    hints: {
      description: "لهذه القائمة فقط؛ لا يراه القراء.",
      content: "يظهر أيضًا في صفحة تسجيل الدخول حيث يمكن للجميع قراءته.",
      startAt: "فارغ: فورًا.",
      endAt: "فارغ: حتى يُعطَّل.",
      everyone: "إذا كُتب في نطاق النظام فهو لجميع النطاقات، وإذا كُتب في غيره فهو لذلك النطاق.",
      domains: "من يراه عندما لا يكون للجميع. نطاق النظام وحده يكتب إلى غيره.",
    },
    options: { variant: { info: "أزرق: معلومة", success: "أخضر: خبر سار", warning: "كهرماني: انتباه", danger: "أحمر: عاجل" } },
  },
};
