/**
 * Signs that mean something in GIFT stand behind a backslash where they mean themselves. While a file is read they are characters that no
 * text has (Unicode keeps them free for such uses), so that what is left of them is what means something.
 */
const signs = ["~", "=", "#", "{", "}", ":", "\\"] as const;
const stand = new Map(signs.map((sign, index) => [sign as string, String.fromCharCode(0xfdd0 + index)]));
const meant = new Map([...stand].map(([sign, kept]) => [kept, sign]));
const taken = /[\ufdd0-\ufdef]/gu;

export const withoutTaken = (text: string): string => text.replace(taken, "");

/** Escaped signs out of the way. */
export const hideGift = (text: string): string =>
  withoutTaken(text).replace(/\\([~=#{}:\\n])/gu, (_all, sign: string) => (sign === "n" ? "\n" : stand.get(sign)!));

/** And back, as themselves. */
export const showGift = (text: string): string => text.replace(taken, (kept) => meant.get(kept) ?? "");

/** Words for a file: nothing in them means anything, all in one line. */
export const giftEscaped = (text: string): string =>
  withoutTaken(text)
    .replace(/[~=#{}:\\]/gu, "\\$&")
    .replace(/\r\n|\r|\n/gu, "\\n");
