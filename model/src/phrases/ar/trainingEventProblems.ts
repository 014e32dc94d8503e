import type { Translated } from "../translated.ts";
import type { trainingEventProblems as en } from "../en/trainingEventProblems.ts";

export const trainingEventProblems: Translated<typeof en> = {
  TrainerAuthorizationConflict: "يحمل تفويض مدرّب آخر هذا الاسم.",
  TrainerAuthorizationLocked: "تفويض المدرّب هذا مقفل: قُدّم تدريب بموجبه. تبقى إصداراته السابقة ومدرّبه كما هي، ويمكن إيقافه ولا يمكن حذفه.",
  TrainerAuthorizationNotFound: "لم يُعثر على تفويض المدرّب هذا، أو أنه غير نشط.",
  TrainerAuthorizationInUse: "هناك فعاليات تدريب مخططة بموجب هذا التفويض. يمكن إيقافه ولا يمكن حذفه.",
  TrainerAuthorizationCourses: "يُفوَّض المدرّب لدورات الصف الدراسي فقط.",
  TrainerAuthorizationCompany: "اختر الشركة أولًا: فالمدرّب أحد أفرادها.",
  TrainingEventLocked: "قُدّمت فعالية التدريب هذه وهي مقفلة. لا يزال بالإمكان إضافة متدربين إليها.",
  TrainingEventCompanyInvalid: "لا يسري تفويض المدرّب على هذه الشركة.",
  TrainingEventProgramInvalid: "هذا البرنامج غير نشط، أو ليس لهذه الشركة، أو ليس فيه دورة صفية.",
  TrainingEventCoursesInvalid: "اختر من دورات الصف في البرنامج التي يسري عليها تفويض المدرّب.",
  TrainingEventUserInvalid: "{{names}}: غير مسجل في البرنامج في هذه الشركة ولا يمكن إضافته.",
  TrainingEventUsersInvalid: "هؤلاء المتدربون غير مسجلين في البرنامج في هذه الشركة: {{names}}.",
  TrainingEventDates: "ستنتهي الفعالية قبل أن تبدأ.",
  TrainingEventUsersNotAcceptable: "لا يمكن تقديم الفعالية لهؤلاء المتدربين: {{names}}. لم يُقدَّم شيء.",
  TrainingEventExpired: "انقضت مدة فعالية التدريب هذه: يجب ألا يزيد ما مضى على نهايتها على {{days}} يومًا.",
  TrainingEventUserExpired: "يمكن إضافة متدربين إلى فعالية قُدّمت حتى {{days}} يومًا بعد نهايتها.",
  TrainingEventDelivery: "تُقدَّم فعالية التدريب بموجب تفويض المدرّب نفسه، ما دام يسري على الشركة والدورات.",
  TrainingEventEmpty: "لا متدربين أو لا دورات في فعالية التدريب هذه.",
  TrainingEventNotBegun: "لم تبدأ فعالية التدريب هذه بعد. يمكن تقديمها ابتداءً من يومها الأول.",
  TrainingEventNotDelivered: "لم تُقدَّم فعالية التدريب هذه بعد.",
  TrainingEventReset: "هناك متدربون في فعالية التدريب هذه: لا يمكن إعادة تعيينها.",
  TrainingEventAttended: "{{names}}: حضر فعالية التدريب هذه ولا يمكن إزالته منها.",
  TrainingEventFull: "تضم فعالية التدريب {{maximum}} متدرب على الأكثر.",
};
