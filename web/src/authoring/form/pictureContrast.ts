/** The share of light that a colour gives, 0 to 1, of channels 0 to 255 (WCAG 2.2, relative luminance). */
const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** How many times lighter the light parts of a picture are than its dark ones; a twentieth of all pixels on either side does not count. */
export function pictureContrast(rgba: ArrayLike<number>): number {
  const lights: number[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]];
    const light = 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
    lights.push((light * alpha) / 255 + (1 - alpha / 255)); // what is clear lies on white
  }
  const sorted = lights.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 1;
  return (at(0.95) + 0.05) / (at(0.05) + 0.05);
}
