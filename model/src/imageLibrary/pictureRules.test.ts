import { describe, expect, test } from "vitest";
import { mostPictureBytes, pictureFileFault, pictureSizeFault } from "./pictureRules.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const webp = new TextEncoder().encode("RIFF....WEBPVP8 ");

describe("a picture", () => {
  test("R-5.056 R-9.053 may have 1 MB and not a byte more", () => {
    expect(mostPictureBytes).toBe(1024 * 1024);
    expect(pictureFileFault("bag.png", 1024 * 1024, png)).toBeUndefined();
    expect(pictureFileFault("bag.png", 1024 * 1024 + 1, png)).toBe("PictureTooLarge");
    expect(pictureFileFault("bag.png", 0, new Uint8Array())).toBe("PictureEmpty");
  });

  test("is a PNG, JPEG or WebP by its name and by its first bytes", () => {
    for (const [name, bytes] of [
      ["a.PNG", png],
      ["a.jpg", jpeg],
      ["a.jpeg", jpeg],
      ["a.webp", webp],
    ] as const)
      // prettier-ignore
      expect(pictureFileFault(name, bytes.length, bytes)).toBeUndefined();
    expect(pictureFileFault("a.png", jpeg.length, jpeg)).toBe("PictureTypeDiffers");
    for (const name of ["a.svg", "a.html", "a.gif", "png", "a.png.exe", ""])
      expect(pictureFileFault(name, 9, png)).toBe("PictureTypeUnknown");
    expect(pictureFileFault("a.png", 9, new TextEncoder().encode("<svg onload"))).toBe("PictureBroken");
  });

  test("has a size that can be shown, and that of its view's other pictures", () => {
    expect(pictureSizeFault({ width: 800, height: 600 })).toBeUndefined();
    expect(pictureSizeFault({ width: 1, height: 1 })).toBe("PictureTooSmall");
    expect(pictureSizeFault({ width: 60_000, height: 60_000 })).toBe("PictureTooManyPixels");
    expect(pictureSizeFault({ width: 8000, height: 8000 })).toBe("PictureTooManyPixels");
    expect(pictureSizeFault({ width: 800, height: 600 }, { width: 800, height: 601 })).toBe("PictureSizeDiffers");
  });
});
