export interface PictureSize {
  width: number;
  height: number;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const longest = 20_000;

/** Width and height of a picture that came as base64 (PNG, JPEG, GIF or WebP), by what its head says; no more of it is decoded. */
export function pictureSize(base64: string): PictureSize | undefined {
  const byte = (at: number): number => {
    const group = Math.floor(at / 3) * 4;
    const [one, two, three, four] = [0, 1, 2, 3].map((place) => Math.max(0, digits.indexOf(base64[group + place] ?? "A")));
    return (((one! << 18) | (two! << 12) | (three! << 6) | four!) >> (16 - 8 * (at % 3))) & 0xff;
  };
  const big = (at: number, bytes: number): number =>
    Array.from({ length: bytes }).reduce<number>((sum, _, index) => sum * 256 + byte(at + index), 0);
  const little = (at: number, bytes: number): number =>
    Array.from({ length: bytes }).reduce<number>((sum, _, index) => sum + byte(at + index) * 256 ** index, 0);
  const bytes = Math.floor((base64.length * 3) / 4);
  const text = (at: number, length: number): string => String.fromCharCode(...Array.from({ length }, (_, index) => byte(at + index)));
  const sized = (width: number, height: number): PictureSize | undefined =>
    width >= 1 && height >= 1 && width <= longest && height <= longest ? { width, height } : undefined;
  if (bytes < 10) return undefined;
  if (text(1, 3) === "PNG") return sized(big(16, 4), big(20, 4));
  if (text(0, 4) === "GIF8") return sized(little(6, 2), little(8, 2));
  if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") {
    const kind = text(12, 4);
    if (kind === "VP8X") return sized(little(24, 3) + 1, little(27, 3) + 1);
    if (kind === "VP8L") return sized((little(21, 4) & 0x3fff) + 1, ((little(21, 4) >>> 14) & 0x3fff) + 1);
    return kind === "VP8 " ? sized(little(26, 2) & 0x3fff, little(28, 2) & 0x3fff) : undefined;
  }
  if (big(0, 2) !== 0xffd8) return undefined;
  // the frame's head stands behind others, each of which says how long it is
  for (let at = 2; at + 9 < bytes && byte(at) === 0xff; at += 2 + big(at + 2, 2)) {
    const marker = byte(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return sized(big(at + 7, 2), big(at + 5, 2));
    if (big(at + 2, 2) < 2) return undefined;
  }
  return undefined;
}
