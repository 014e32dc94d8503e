import type { Translated } from "../translated.ts";
import type { userProblems as en } from "../en/userProblems.ts";

export const userProblems: Translated<typeof en> = {
  UserCompanyNotFound: "لم يُعثر على الشركة. اختر إحدى الشركات التي تديرها.",
  UserDuplicateConflict: "للمستخدم {{username}} في {{company}} الاسم نفسه وتاريخ الميلاد نفسه. أكّد أن هذا شخص آخر، أو استخدم الحساب الموجود.",
  UserMerged: "دُمج هذا الحساب في حساب آخر ولا يمكن إلا حذفه.",
  UserMergeTwoUsers: "حدّد مستخدمَين مختلفَين.",
  UserMergeConflict: "تغيّر أحد الحسابين منذ عرضه، أو يملك كلاهما ما لا يكون للشخص إلا مرة واحدة. انظر إليه مجددًا.",
  UserMergeCodeConflict: "البرنامج {{program}} ليس للشركة {{company}} التي يتبعها الحساب الباقي: رمزا نطاقهما غير متوافقين.",
  UserMergeTrainer: "لا يمكن دمج حساب مدرّب في حساب آخر: الشهادات تذكره. أبقِ هذا الحساب بدلًا من ذلك.",
  UserMergeTrainerConflict: "الحسابان كلاهما لمدرّبين: لا يمكن دمج أي منهما في الآخر.",
  UserMergeResetRequired: "اختر للبرنامج {{program}} التنفيذ الذي يستمر.",
  UserMoveConflict: "البرنامج {{program}} ليس للشركة {{company}}: رمزا نطاقهما غير متوافقين. أكّد ترك مثل هذه البرامج، أو اختر شركة أخرى.",
  UserMoveDomainConflict: "تنتمي هذه الشركة إلى نطاق آخر. يُنقل المستخدمون داخل نطاقهم فقط.",
  UserMoveSameCompany: "هم ينتمون إلى {{company}} بالفعل. اختر شركة أخرى.",
  DomainCodeNotFound: "لم يُعثر على رمز النطاق هذا. ربما حذفه أحدهم.",
  ProgramTransferLocked: "بدأ هذا النقل أو انتهى: يبقى كما نُفّذ ولا يمكن التراجع عنه.",
  ProgramTransferCompaniesInvalid: "اختر شركة واحدة على الأقل، غير شركة المستخدمين المحذوفين.",
  ProgramTransferCompanyInvalid: "لا يجوز للشركة {{company}} استخدام البرنامج {{program}}: رمزا نطاقهما غير متوافقين.",
  ProgramTransferMisfit: "لا يجوز للشركة استخدام البرنامج الهدف: رمزا نطاقهما غير متوافقين.",
  ProgramTransferProgramInvalid: "اختر برامج مفعّلة لا يقع أي منها في الجانبين، وهدفًا واحدًا لإصدار جديد.",
  ProgramTransferVersionRetains: "مع إصدار جديد لا تبقى إسنادات الإصدار السابق.",
  ProgramTransferNobody: "اختر المتدربين الذين أكملوا، أو الذين لم يكملوا، أو كليهما.",
  ProgramTransferPast: "مضى هذا الموعد. اختر موعدًا قادمًا، أو نفّذ النقل يدويًا.",
};
