import type { ImportOrder } from "./importOrder.ts";

const arabicZero = "٠".codePointAt(0)!;
const westernDigits = (text: string): string => text.replaceAll(/[٠-٩]/gu, (digit) => String(digit.codePointAt(0)! - arabicZero));

/** A calendar date as people write it, as YYYY-MM-DD; undefined for what is none. */
export function dateOf(text: string, dates: ImportOrder["dates"]): string | undefined {
  const parts = /^(\d{1,4})[-./\s](\d{1,2})[-./\s](\d{1,4})\.?$/u.exec(westernDigits(text.trim()));
  if (parts === null) return undefined;
  const [, first = "", second = "", third = ""] = parts;
  if (first.length === 4) return written(first, second, third);
  if (third.length !== 4) return undefined;
  return dates === "dmy" ? written(third, second, first) : written(third, first, second);
}

const written = (year: string, month: string, day: string): string => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
