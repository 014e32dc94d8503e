import { textKey } from "../../identity/textKey.ts";
import { dateTargets } from "./readDates.ts";
import { importTargets, type ImportColumn, type ImportTarget } from "./importTarget.ts";

/** What people's own systems call it, where our words in their language do not say so already. */
const otherWords: Readonly<Record<Exclude<ImportTarget, "data">, readonly string[]>> = {
  username: ["user", "user name", "username", "login", "login name", "account", "userid", "user-id", "uid"],
  firstName: ["given name", "forename", "first", "vorname", "prénom", "nombre"],
  lastName: ["surname", "family name", "last", "nachname", "nom", "apellido", "اسم العائلة", "اللقب"],
  companyId: ["employer", "site", "organisation", "organization", "firma", "terminal", "المحطة", "جهة العمل"],
  accessLevelId: ["role", "level", "rolle", "الدور", "المستوى"],
  pin: [
    "employee number",
    "employee no",
    "employee id",
    "personnel number",
    "staff number",
    "staff no",
    "badge",
    "personalnummer",
    "الرقم الوظيفي",
  ],
  birthDate: ["birthday", "birth date", "dob", "born", "geburtsdatum", "تاريخ الولادة"],
  email: ["mail", "email", "e-mail address", "email address", "mail address", "البريد", "البريد الإلكتروني"],
  locale: ["locale", "sprache", "lang"],
  groups: ["group", "team", "teams", "المجموعة", "الفريق"],
  programs: ["program", "programme", "programmes", "training", "course", "البرنامج", "برنامج", "برنامج التدريب"],
  startsOn: ["start", "start date", "starts", "starts on", "from", "beginn", "startdatum", "تاريخ البدء", "البداية"],
  dueOn: [
    "due",
    "due date",
    "due on",
    "due day",
    "deadline",
    "complete by",
    "fällig",
    "fällig am",
    "تاريخ الاستحقاق",
    "الاستحقاق",
    "الموعد النهائي",
  ],
  endsOn: ["end", "end date", "ends", "ends on", "last day", "until", "ende", "enddatum", "تاريخ الانتهاء", "النهاية"],
  extraTimeFactor: ["extra time"],
  active: ["enabled", "status"],
};

/** The form in which heads are compared: no signs, no case. */
const headKey = (head: string): string =>
  textKey(head)
    .replaceAll(/[_.:*()#/-]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** What the columns of a file are, by their heads: as it was last time in this domain, else by the words of any language, each once. */
export function guessColumns(
  heads: readonly string[],
  words: Readonly<Partial<Record<ImportTarget, readonly string[]>>>,
  remembered: Readonly<Record<string, ImportColumn>>,
): ImportColumn[] {
  const meaning = new Map<string, ImportTarget>();
  for (const target of importTargets)
    if (target !== "data")
      for (const word of [target, ...(words[target] ?? []), ...otherWords[target]]) {
        const key = headKey(word);
        if (!meaning.has(key)) meaning.set(key, target);
      }
  const taken = new Set<ImportTarget>();
  const guesses = heads.map((head) => {
    const key = headKey(head);
    const guess = key in remembered ? (remembered[key] ?? null) : (meaning.get(key) ?? null);
    if (guess === null || guess === "data") return guess;
    if (taken.has(guess)) return null;
    taken.add(guess);
    return guess;
  });
  // a start or an end is one of programs only beside programs: in other files it is that of an employment
  const isDate = (guess: ImportColumn) => dateTargets.some((target) => target === guess);
  return taken.has("programs") ? guesses : guesses.map((guess) => (isDate(guess) ? null : guess));
}

/** What is kept of a choice for the next file of the domain. */
export const rememberedColumns = (heads: readonly string[], columns: readonly ImportColumn[]): Record<string, ImportColumn> =>
  Object.fromEntries(heads.map((head, index) => [headKey(head), columns[index] ?? null]));
