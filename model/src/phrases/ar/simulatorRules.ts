import type { simulatorRules as en } from "../en/simulatorRules.ts";
import type { Translated } from "../translated.ts";

export const simulatorRules: Translated<typeof en> = {
  extraTime: "لديك وقت أطول من غيرك بنسبة {{percent}} %، وهو محسوب في الأوقات المذكورة هنا.",
  extraTimeGiven: "بوقت أطول من غيره بنسبة {{percent}} %",
};
