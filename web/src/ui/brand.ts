type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb | undefined => {
  const [, digits = ""] = /^#([0-9a-f]{6}|[0-9a-f]{3})$/iu.exec(hex) ?? [];
  const full = digits.length === 3 ? digits.replaceAll(/./gu, "$&$&") : digits;
  if (full === "") return undefined;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
};
const hexOf = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
const darker = (rgb: Rgb, share: number): Rgb => [rgb[0] * (1 - share), rgb[1] * (1 - share), rgb[2] * (1 - share)];

/** Relative luminance (WCAG 2). */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
export const contrastToWhite = (hex: string): number => 1.05 / (luminance(rgbOf(hex) ?? [255, 255, 255]) + 0.05);

const readable = 4.5;

/** A house's colour, as dark as white words on it need, and the shade of a button under the pointer; undefined where it is none. */
export function brandShades(hex: string): { brand: string; strong: string } | undefined {
  const rgb = rgbOf(hex);
  if (!rgb) return undefined;
  let share = 0;
  while (share < 1 && contrastToWhite(hexOf(darker(rgb, share))) < readable) share += 0.02;
  return { brand: hexOf(darker(rgb, share)), strong: hexOf(darker(rgb, Math.min(1, share + 0.15))) };
}

/** Buttons and bars of this page have the domain's colour from now on. */
export function wearColour(hex: string): void {
  const { style } = document.documentElement;
  const shades = brandShades(hex);
  if (!shades) return;
  style.setProperty("--brand", shades.brand);
  style.setProperty("--brand-strong", shades.strong);
}
