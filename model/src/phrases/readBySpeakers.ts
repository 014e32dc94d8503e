import { isLanguage, sourceLanguage, type Language } from "./languages.ts";

/** Languages whose texts somebody who speaks them has read (`phrases.test.ts` compares with their states). Of the others it is said where one chooses them. */
const readBySpeakers: readonly Language[] = [sourceLanguage];

/** A language of the screens of which nobody knows how well it reads. */
export const isUnread = (tag: string): boolean => isLanguage(tag) && !readBySpeakers.includes(tag);
