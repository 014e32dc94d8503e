import { expect, type Page } from "@playwright/test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "golden.json");
const columns = 20;
const rows = 13;
/** Of 255, over all cells: drivers round differently, formulas that change differ by more. */
const meanTolerance = 1.5;
const cellTolerance = 14;

const known: Record<string, string> = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};

/** Compares what a view shows with how it looked when somebody looked at it. `UPDATE_GOLDEN=1` keeps what it shows now. */
export async function expectGolden(page: Page, name: string, view = "view-0"): Promise<void> {
  const cells = await cellsOf(page, view);
  if (process.env["UPDATE_GOLDEN"] === "1") {
    known[name] = Buffer.from(cells).toString("base64");
    writeFileSync(
      file,
      `${JSON.stringify(Object.fromEntries(Object.entries(known).toSorted(([one], [other]) => one.localeCompare(other))), null, 1)}\n`,
    );
    return;
  }
  const golden = [...Buffer.from(known[name] ?? "", "base64")];
  expect(golden.length, `There is no golden picture "${name}".`).toBe(cells.length);
  const differences = cells.map((value, place) => Math.abs(value - (golden[place] ?? 0)));
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  expect({ name, mean: mean <= meanTolerance, most: Math.max(...differences) <= cellTolerance }, `mean ${mean}`).toEqual({
    name,
    mean: true,
    most: true,
  });
}

/** Mean colours of a view's picture on a coarse grid, without what lies over it. */
export async function cellsOf(page: Page, view = "view-0"): Promise<number[]> {
  // The frame of the view with the focus lies on the picture.
  await page.evaluate("document.activeElement?.blur()");
  const picture = await page
    .getByTestId(view)
    .locator("canvas")
    .screenshot({ style: "svg, [data-testid=region], [data-pane] button, span { visibility: hidden !important; }" });
  return page.evaluate<number[]>(`(${average})("data:image/png;base64,${picture.toString("base64")}", ${columns}, ${rows})`);
}

// Text, for it runs in the page and this file knows no page.
const average = `async (url, columns, rows) => {
  const bytes = Uint8Array.from(atob(url.split(",")[1]), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
  const sums = new Float64Array(columns * rows * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = 4 * (Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width));
      const at = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel++) sums[cell + channel] += data[at + channel];
      sums[cell + 3] += 1;
    }
  const cells = [];
  for (let cell = 0; cell < columns * rows; cell++)
    for (let channel = 0; channel < 3; channel++) cells.push(Math.round(sums[4 * cell + channel] / sums[4 * cell + 3]));
  return cells;
}`;
