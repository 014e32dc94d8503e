/** Keys that carry letters on other keyboards: what counts is where they lie; they are called as a keyboard of the United States prints them. */
export const signKeys: Readonly<Record<string, string>> = {
  BracketLeft: "[",
  BracketRight: "]",
  Semicolon: ";",
  Quote: "'",
  Backslash: "\\",
  Backquote: "`",
};
const places = new Map(Object.entries(signKeys).map(([place, sign]) => [sign, place]));

export type KeyboardLayout = Pick<ReadonlyMap<string, string>, "get">;
interface WithKeyboard {
  /** Chromium's alone; others show what a keyboard of the United States prints. */
  keyboard?: { getLayoutMap: () => Promise<KeyboardLayout> };
}

let layout: KeyboardLayout = new Map();

/** Asks the browser what the reader's keyboard prints on its keys. */
export async function readPrintedKeys(browser: WithKeyboard = navigator as WithKeyboard): Promise<void> {
  layout = (await browser.keyboard?.getLayoutMap().catch(() => undefined)) ?? layout;
}

/** What stands on the key that lies where a keyboard of the United States has this sign: on a German one "[" is "ü". */
export const printedOn = (sign: string): string => layout.get(places.get(sign) ?? "") ?? sign;
