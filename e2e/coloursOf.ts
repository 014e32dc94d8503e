/// <reference lib="dom" />
import type { Locator } from "@playwright/test";

/** How many different colours an element shows, counted over a quarter of its pixels. */
export async function coloursOf(element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString("base64");
  return element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width / 2, bitmap.height / 2);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("There is no canvas.");
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
  }, picture);
}
