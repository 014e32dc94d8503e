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
};
