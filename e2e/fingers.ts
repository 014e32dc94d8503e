import type { Page } from "@playwright/test";

type Place = readonly [number, number];

/** Puts fingers on the page, moves them in ten steps and lifts them. */
export async function fingers(page: Page, from: readonly Place[], to: readonly Place[]): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", places: readonly Place[]) =>
    devTools.send("Input.dispatchTouchEvent", { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  for (let count = 1; count <= from.length; count++) await touch("touchStart", from.slice(0, count));
  for (let step = 1; step <= 10; step++)
    await touch(
      "touchMove",
      from.map(([x, y], finger) => {
        const [endX, endY] = to[finger] ?? [x, y];
        return [x + ((endX - x) * step) / 10, y + ((endY - y) * step) / 10] as const;
      }),
    );
  await touch("touchEnd", []);
  await devTools.detach();
}
