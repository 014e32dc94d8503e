import { directionOf } from "@vigil/model/phrases/languages";

/** In which language a course is written, for browsers and screen readers, and from which side. */
export const courseLanguage = (locale: string): { lang: string; dir: "ltr" | "rtl" } => ({ lang: locale, dir: directionOf(locale) });
