import type { imageLibrary as en } from "../en/imageLibrary.ts";
import type { Translated } from "../translated.ts";

export const imageLibrary: Translated<typeof en> = {
  imageLibrary: {
    singular: "مكتبة صور",
    plural: "مكتبات الصور",
    add: "إضافة مكتبة صور",
    fields: {
      name: "الاسم",
      description: "الوصف",
      templateVersion: "نسخة القالب",
      threatCategories: "فئات التهديد",
      industry: "القطاع",
      oem: "الشركة المصنّعة",
      console: "لوحة التحكم",
      passImages: "تمرير",
      holdImages: "إيقاف",
      rejectImages: "رفض",
      active: "نشطة",
      createdAt: "أُنشئت في",
    },
    options: {
      industry: {
        av: "الطيران",
        bio: "الأمن الحيوي",
        cbs: "أمتعة المقصورة",
        hbs: "الأمتعة المشحونة",
        ch: "المحاكم",
        cg: "الشحن",
        ff: "وكلاء الشحن",
        gs: "المواقع الحكومية",
        lt: "النقل البري",
        mr: "غرف البريد",
        ni: "المنشآت النووية",
        pb: "الموانئ والحدود",
      },
    },
  },
  image: {
    singular: "صورة",
    plural: "الصور",
    add: "إضافة صورة",
    fields: {
      imageId: "الصورة",
      imageLibraryId: "مكتبة الصور",
      bagType: "الحقيبة",
      custom: "مخصصة",
      difficulty: "الصعوبة",
      state: "الحالة",
      views: "المناظر",
      manifest: "بيان المحتويات",
      decision: "القرار",
      threatCategory: "فئة التهديد",
      threatDescription: "التهديد",
      threatArray: "مضلعات التهديد",
      createdAt: "أُنشئت في",
    },
    options: {
      state: { draft: "مسودة", approved: "معتمدة", archived: "مؤرشفة" },
      decision: { P: "تمرير", H: "إيقاف", R: "رفض" },
    },
  },
};
