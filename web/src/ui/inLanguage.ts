import type { Named } from "@vigil/model/imageLibrary/catalogueKind";
import { spokenLanguage, sourceLanguage } from "@vigil/model/phrases/languages";
import i18next from "i18next";

/** What something is called in the language of the page. */
export const inLanguage = (named: Named): string => named[spokenLanguage([i18next.language])] ?? named[sourceLanguage];
