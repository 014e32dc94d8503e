import type { configurationPairs as english } from "../en/configurationPairs.ts";

export const configurationPairs: typeof english = {
  tab: "دورات شركة واحدة",
  lead: "هنا يسري هذا الإعداد على متعلمي شركة واحدة في دورة واحدة. وهو يتقدّم على إعدادات الدورة والشركة والجذر.",
  company: "الشركة",
  course: "الدورة",
  add: "أسنده إلى هذه الدورة",
  remove: "إزالة",
  removeTitle: "إزالة هذا الإعداد؟",
  removeText: "يعود متعلمو {{company}} في «{{course}}» إلى إعدادات الدورة والشركة والجذر.",
  emptyTitle: "لا دورة لشركة بعينها",
  emptyText: "الشركات والدورات التي أُسند إليها كاملةً مذكورة في تفاصيله.",
};
