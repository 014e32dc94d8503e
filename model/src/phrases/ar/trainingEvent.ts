import type { Translated } from "../translated.ts";
import type { trainingEventRecords as enRecords, trainingEvents as enEvents } from "../en/trainingEvent.ts";

export const trainingEventRecords: Translated<typeof enRecords> = {
  trainerAuthorization: {
    singular: "تفويض مدرّب",
    plural: "تفويضات المدرّبين",
    add: "إضافة تفويض مدرّب",
    fields: {
      userId: "المستخدم",
      trainer: "المدرّب",
      authority: "الجهة",
      badge: "الشارة",
      enableNameChange: "اسم خاص",
      name: "الاسم",
      signature: "التوقيع",
      companies: "الشركات",
      courses: "دورات الصف",
      data: "بيانات إضافية",
      version: "الإصدار",
      rootId: "رقم الإصدار الأول",
      inUse: "مستخدم",
      outdated: "إصدار سابق",
      active: "نشط",
      createdAt: "أُنشئ في",
    },
    hints: {
      userId: "اختر الشركة أولًا، ثم المدرّب من أفرادها.",
      authority: "الجهة التي فوّضت المدرّب؛ تُطبع على الشهادات.",
      badge: "رقم شارة المدرّب؛ يُطبع على الشهادات.",
      enableNameChange: "وإلا يتكوّن الاسم من المدرّب والجهة والشارة.",
      signature: "كما يُطبع على الشهادات.",
      companies: "الشركات التي يجوز للمدرّب تدريب أفرادها. بدونها لا يمكن تقديم شيء.",
      courses: "ما يجوز للمدرّب تدريسه. بدونها لا يمكن تقديم شيء.",
    },
  },
  trainingEvent: {
    singular: "فعالية تدريب",
    plural: "فعاليات التدريب",
    add: "إضافة فعالية تدريب",
    fields: {
      trainerAuthorizationId: "تفويض المدرّب",
      companyId: "الشركة",
      programId: "البرنامج",
      courses: "دورات الصف",
      startDate: "اليوم الأول",
      endDate: "اليوم الأخير",
      instructionMinutes: "دقائق التدريس",
      state: "الحالة",
      attending: "المشاركون",
      attended: "الحاضرون",
      attendingCount: "المشاركون",
      attendedCount: "الحاضرون",
      deliveredAt: "قُدّمت في",
      createdAt: "أُنشئت في",
    },
    hints: {
      startDate: "الأيام أيامٌ حيث توجد الشركة.",
      endDate: "يشمل اليوم نفسه، وهو أيضًا يوم الإكمال.",
      instructionMinutes: "تُحسب وقتًا افتراضيًا للمتدربين حين تُعقد دورة عبر الإنترنت.",
    },
    options: {
      state: { planned: "مخططة", running: "جارية", due: "تنتظر التقديم", expired: "منقضية", delivered: "قُدّمت" },
    },
  },
};

export const trainingEvents: Translated<typeof enEvents> = {
  reasons: {
    inactive: "الحساب متوقف.",
    company: "ينتمي الآن إلى شركة أخرى.",
    unassigned: "غير مسجل في البرنامج في هذه الأيام.",
    complete: "أكمل هذه الدورات من قبل.",
    order: "عليه إكمال الدورات السابقة أولًا.",
    course: "لم تعد إحدى دورات الفعالية في البرنامج.",
    credit: "لم يبق رصيد للبرنامج.",
  },
};
