import type { Named } from "@vigil/model/imageLibrary/catalogueKind";
import i18next from "i18next";

/** What something is called in the language of the page. */
export const inLanguage = ({ en, ar }: Named): string => (i18next.language.startsWith("ar") ? ar : en);
