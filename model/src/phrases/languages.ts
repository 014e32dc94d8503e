/** The languages of the screens, by their BCP 47 tags. English is the source; in another one English stands for what is not written yet. */
export const languages = [
  "en",
  "ar",
  "bg",
  "da",
  "de",
  "el",
  "es-ES",
  "es-MX",
  "et",
  "fi",
  "fr-CA",
  "fr-FR",
  "hu",
  "id",
  "it",
  "ja",
  "ka",
  "ko",
  "lt",
  "lv",
  "ms",
  "mt",
  "nl",
  "no",
  "pt-BR",
  "pt-PT",
  "sv",
  "th",
  "tl",
  "tr",
  "vi",
  "zh-CN",
  "zh-HK",
] as const;
export type Language = (typeof languages)[number];
export const sourceLanguage = "en" satisfies Language;

export const isLanguage = (tag: string | null | undefined): tag is Language => languages.some((known) => known === tag);

/** Browsers leave these out of what they know of languages, and would say their English names. */
const written: Readonly<Record<string, string>> = { ka: "ქართული", mt: "Malti", tl: "Filipino" };

/** What its speakers call it. */
export const ownName = (tag: string): string => written[tag] ?? new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;

const fromTheRight = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"]);
export const directionOf = (tag: string): "ltr" | "rtl" => (fromTheRight.has(likelyScript(tag) ?? "") ? "rtl" : "ltr");

/** Where the short names of units are single letters that nobody reads as hours ("6 س"), they are said in full, in the form of their number. */
const unitsInFull: ReadonlySet<string> = new Set(["ar"]);
export const unitDisplayOf = (tag: string): "long" | "short" => (unitsInFull.has(tag) ? "long" : "short");

/** In which letters most of its readers read it. */
export const likelyScript = (tag: string): string | undefined => likely(tag)?.script;

/**
 * The first of the wished languages that is known: as it is written, else the same language, script and country ("pt" is "pt-BR"),
 * else the same language in the same script ("es-AR" is read by who is offered "es-ES", "zh-TW" not by who is offered "zh-CN").
 */
export function bestLanguage<Tag extends string>(wished: readonly string[], known: readonly Tag[]): Tag | undefined {
  for (const wish of wished) {
    const asked = likely(wish);
    if (asked === undefined) continue;
    const sameScript = known.filter((tag) => likely(tag)?.language === asked.language && likely(tag)?.script === asked.script);
    const best = sameScript.find((tag) => tag === wish) ?? sameScript.find((tag) => likely(tag)?.region === asked.region) ?? sameScript[0];
    if (best !== undefined) return best;
  }
  return undefined;
}

/** The language that the screens speak to somebody. */
export const spokenLanguage = (wished: readonly string[]): Language => bestLanguage(wished, languages) ?? sourceLanguage;

/** Each call names some, and working one out costs as much as reading a line of a list. What browsers send is bounded, what somebody makes up is not. */
const mostKnown = 500;
const workedOut = new Map<string, Intl.Locale | undefined>();

/** A tag with the script and country that most of its readers have; undefined for what is no tag. Norwegian is Bokmål to most who say "no". */
function likely(tag: string): Intl.Locale | undefined {
  if (workedOut.has(tag)) return workedOut.get(tag);
  if (workedOut.size >= mostKnown) workedOut.clear();
  const found = workOut(tag);
  workedOut.set(tag, found);
  return found;
}

function workOut(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag === "no" ? "nb" : tag).maximize();
  } catch {
    return undefined;
  }
}
