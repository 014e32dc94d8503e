/** Where the digits of a script begin: Arabic, Persian, N'Ko, Devanagari … Thai, Khmer, full width. */
const zeros = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0,
  0x1810, 0xff10,
];

/** The digits of any script as 0 to 9; everything else stays. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });

const mostSigns = 40;

/**
 * The numbers that a text may mean, whatever its language: 12.5, 12,5 and ١٢٫٥ are one, 1,234 is two – who marks takes the one that is right.
 * None where it is no number.
 */
export function writtenNumbers(text: string, unit = ""): number[] {
  const plain = withoutUnit(withPlainDigits(text.normalize("NFKC")), withPlainDigits(unit.normalize("NFKC")));
  const signs = plain
    .replace(/[\s'’٬_]/gu, "")
    .replace(/[−–]/gu, "-")
    .replace(/٫/gu, ",");
  if (signs.length === 0 || signs.length > mostSigns || !/^[+-]?[\d.,]+$/u.test(signs)) return [];
  const sign = signs.startsWith("-") ? -1 : 1;
  const digits = signs.replace(/^[+-]/u, "");
  const found = [decimal(digits, "."), decimal(digits, ","), whole(digits, "."), whole(digits, ",")].flatMap((each) => each ?? []);
  return [...new Set(found.map((each) => sign * each))].filter(Number.isFinite);
}

function withoutUnit(text: string, unit: string): string {
  const [said, own] = [text.trim().toLowerCase(), unit.trim().toLowerCase()];
  return own !== "" && said.endsWith(own) ? said.slice(0, said.length - own.length) : said;
}

/** One decimal point at most; before it the other sign may part thousands. */
function decimal(digits: string, point: "." | ","): number | null {
  const parts = digits.split(point);
  if (parts.length > 2) return null;
  const [before = "", after = ""] = parts;
  const integer = before === "" ? 0 : whole(before, point === "." ? "," : ".");
  if (integer === null || !/^\d*$/u.test(after) || `${before}${after}` === "") return null;
  return Number(`${integer}.${after === "" ? "0" : after}`);
}

/** Digits, parted by threes or not at all. */
function whole(digits: string, parting: "." | ","): number | null {
  const [first = "", ...groups] = digits.split(parting);
  if (!/^\d+$/u.test(first) || (groups.length > 0 && (first.length > 3 || first.startsWith("0")))) return null;
  return groups.every((group) => /^\d{3}$/u.test(group)) ? Number([first, ...groups].join("")) : null;
}
