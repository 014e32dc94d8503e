/** Five dots across and seven down; a letter's rows from the top, each a digit to the base 32. */
const rows: Record<string, string> = {
  A: "ehhvhhh",
  B: "uhhuhhu",
  C: "ehggghe",
  D: "uhhhhhu",
  E: "vgguggv",
  F: "vgguggg",
  G: "ehgnhhf",
  H: "hhhvhhh",
  I: "e44444e",
  J: "72222ic",
  K: "hikokih",
  L: "ggggggv",
  M: "hrllhhh",
  N: "hhpljhh",
  O: "ehhhhhe",
  P: "uhhuggg",
  Q: "ehhhlid",
  R: "uhhukih",
  S: "fgge11u",
  T: "v444444",
  U: "hhhhhhe",
  V: "hhhhha4",
  W: "hhhllla",
  X: "hha4ahh",
  Y: "hha4444",
  Z: "v1248gv",
  "0": "ehjlphe",
  "1": "4c4444e",
  "2": "eh1248v",
  "3": "v2421he",
  "4": "26aiv22",
  "5": "vgu11he",
  "6": "68guhhe",
  "7": "v124888",
  "8": "ehhehhe",
  "9": "ehhf12c",
  "-": "000e000",
  ",": "0000c48",
  ".": "00000cc",
  "/": "01248g0",
  "(": "2488842",
  ")": "8422248",
  "'": "4480000",
  "&": "ckk8lid",
  "×": "00ha4ah",
  "·": "000c000",
  "?": "eh12404",
  " ": "0000000",
};
const DOTS = { across: 5, down: 7 };
const ADVANCE = DOTS.across + 1;

/** Whether the dot of a line of capitals is inked; anything it has no letter for is a question mark. */
export const inked = (text: string, x: number, y: number): boolean => {
  const letter = text.toUpperCase()[Math.floor(x / ADVANCE)];
  const column = x % ADVANCE;
  if (letter === undefined || column >= DOTS.across || y < 0 || y >= DOTS.down) return false;
  const row = Number.parseInt((rows[letter] ?? "eh12404")[y] ?? "0", 32);
  return ((row >> (DOTS.across - 1 - column)) & 1) === 1;
};

export const letterSize = { advance: ADVANCE, height: DOTS.down };
