import type { mediaFiles as englishMedia, notices as english, translations as englishTranslations } from "../en/notices.ts";
import type { Translated } from "../translated.ts";

export const notices: Translated<typeof english> = {
  title: "الإشعارات",
  lead: "ما يُعلمك به المسؤولون حاليًا.",
  none: "لا توجد إشعارات في الوقت الحالي.",
  variants: { info: "معلومة", success: "خبر سار", warning: "انتباه", danger: "عاجل" },
  dismiss: "إخفاء: {{text}}",
  more_zero: "لا إشعارات أخرى",
  more_one: "إشعار آخر",
  more_two: "إشعاران آخران",
  more_few: "{{count}} إشعارات أخرى",
  more_many: "{{count}} إشعارًا آخر",
  more_other: "{{count}} إشعار آخر",
  fewer: "عرض أقل",
  from: "من {{at}}",
  until: "حتى {{at}}",
  unknownTime: "(غير محدد)",
};

export const translations: Translated<typeof englishTranslations> = {
  addLanguage: "إضافة لغة",
  textIn: "{{field}} باللغة: {{language}}",
  remove: "إزالة {{language}}",
  none: "لم يُكتب شيء بعد: اختر لغة للبدء.",
  startAt: "البداية",
  endAt: "النهاية",
  strong: "عريض",
  link: "رابط",
  preview: "معاينة",
  boldSample: "عريض",
  linkSample: "كلمات",
};

export const mediaFiles: Translated<typeof englishMedia> = {
  title: "الملف",
  none: "لم يُرفع ملف بعد.",
  choose: "اختر صورة أو فيلمًا",
  other: "اختر ملفًا آخر",
  kinds: "PNG أو JPEG أو WebP أو GIF حتى 5 ميغابايت، وMP4 أو WebM حتى 50 ميغابايت.",
  fixed: "الملف معروض في مكان ما، لذلك يبقى كما هو.",
  upload: "رفع",
  replace: "استبدال",
  uploaded: "تم الرفع.",
  noFile: "اختر ملفًا أولًا.",
  pixels: "{{width}} × {{height}} بكسل",
  alt: "الصورة «{{name}}»",
  picture: "الصورة",
  noPicture: "بلا صورة",
  insertPicture: "إدراج صورة …",
  noPictures: "لا توجد صور بعد: أضف بعضها تحت «الوسائط».",
};
