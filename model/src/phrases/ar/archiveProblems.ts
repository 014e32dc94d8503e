import type { archiveProblems as source } from "../en/archiveProblems.ts";

export const archiveProblems: Record<keyof typeof source, string> = {
  UploadTooComplex:
    "تستغرق قراءة هذا الملف وقتًا أطول من المسموح، لذلك رُفض. فيه شيء متداخل بعمق كبير أو مكرر كثيرًا؛ يُرجى تقسيمه أو كتابته على نحو أبسط.",
  DiskFull: "قرص الخادم شبه ممتلئ. لن يُكتب شيء آخر حتى تتوفر مساحة.",
  ImportFileCorrupt: "هذا الملف ليس أرشيفاً سليماً لمكتبة صور.",
  ImportTooLarge: "الحد الأقصى لحجم الأرشيف {{maximum}} ميغابايت.",
  ImportRefused: "فشل الاستيراد: رُفض الأرشيف بسبب {{file}}. لم يؤخذ منه شيء.",
  ImportFailed: "فشل الاستيراد. لم يؤخذ من الأرشيف شيء.",
  ArchiveGone: "لم يعد هذا الأرشيف محفوظاً. يرجى تصديره من جديد.",
  ArchiveFileMissing: "صورة من صور الحقيبة {{image}} مفقودة على الخادم. لم يُصدَّر شيء.",
  LibraryTaskState: "انتهى هذا العمل ولا يمكن إلغاؤه بعد الآن.",
};
