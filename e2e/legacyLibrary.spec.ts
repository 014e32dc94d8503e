import { expect, type Locator, type Page } from "@playwright/test";
import { png } from "../server/src/imageLibrary/catalogue/png.ts";
import { test } from "./journey.ts";
import { begin, completed, goOn, goToUnit, signIn } from "./steps.ts";

const width = 320;
const height = 200;
/** Where the knife lies in both pictures. */
const knife = { left: 180, top: 60, right: 260, bottom: 110 };

/** A light bag with a dark knife in it, or without one. */
function picture(background: number, withKnife: boolean): Buffer {
  const pixels = new Uint8Array(width * height * 3).fill(background);
  if (withKnife)
    for (let y = knife.top; y < knife.bottom; y++)
      for (let x = knife.left; x < knife.right; x++) pixels.set([20, 60, 160], 3 * (y * width + x));
  return png(width, height, pixels);
}

/** Where a pixel of the picture lies in an element that shows the whole of it. */
async function placeOf(element: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await element.boundingBox())!;
  const scale = Math.min(box.width / width, box.height / height);
  return { x: box.width / 2 + (x - width / 2) * scale, y: box.height / 2 + (y - height / 2) * scale };
}

const upload = async (page: Page, slot: string, file: { name: string; buffer: Buffer }) => {
  await page
    .getByTestId(`slot-${slot}`)
    .locator("input[type=file]")
    .setInputFiles({ ...file, mimeType: "image/png" });
};
const choose = async (page: Page, label: RegExp, text: string) => {
  await page.getByRole("combobox", { name: label }).fill(text);
  await page.getByRole("option", { name: text }).first().click();
};
const tab = (page: Page, name: string) => page.getByRole("navigation", { name: "Record" }).getByRole("link", { name, exact: true }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("R-5.053 R-9.055 R-5.054 R-5.057 R-5.060 R-2.042 R-2.043 an administrator puts together a legacy library, a second one approves, a learner is marked right on it", async ({
  page,
  browser,
  learner,
}) => {
  await signIn(page, "domain.admin");

  // a library and an image of it
  await page.goto("/demo/admin/imagelibraries/add");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Legacy pictures");
  await save(page);
  await expect(page.getByText("Legacy pictures was added.")).toBeVisible();
  await tab(page, "Images");
  await page.getByRole("link", { name: "Add image" }).click();
  await page.getByLabel(/^Number of views/).fill("2");
  await page.getByLabel(/^Kind/).selectOption("threat");
  await page.getByLabel(/^Threat category/).selectOption("knives");
  await save(page);
  await expect(page.getByText("A threat image needs a description of its threat.")).toBeVisible();
  await page.getByLabel(/^Threat description/).fill("A kitchen knife");
  await page.keyboard.press("Control+s");
  await tab(page, "Files");

  // its files: refused ones say why, in their place
  await upload(page, "0-COL", { name: "bag.svg", buffer: Buffer.from("<svg/>") });
  await expect(page.getByTestId("slot-0-COL")).toContainText("Only PNG, JPEG and WebP");
  await upload(page, "0-COL", { name: "bag.png", buffer: picture(235, true) });
  await expect(page.getByTestId("slot-0-COL").getByRole("img")).toBeVisible();
  await upload(page, "0-O2", { name: "small.png", buffer: png(64, 64, new Uint8Array(64 * 64 * 3)) });
  await expect(page.getByTestId("slot-0-O2")).toContainText("320 × 200 pixels");
  await upload(page, "0-O2", { name: "o2.png", buffer: picture(120, false) });
  await expect(page.getByTestId("slot-0-O2").getByRole("img")).toBeVisible();
  await expect(page.getByText("View 2: Every view needs its picture in colour (COL).")).toBeVisible();
  await upload(page, "1-COL", { name: "side.png", buffer: picture(225, true) });
  await expect(page.getByTestId("slot-1-COL").getByRole("img")).toBeVisible();

  // its threat, by mouse in the first view
  await tab(page, "Mark threats");
  await page.getByRole("button", { name: "Add threat" }).click();
  await page.getByLabel("Category").selectOption("knives");
  await page.getByLabel("Description").fill("Kitchen knife");
  const canvas = page.getByTestId("polygon-canvas");
  const press = async (x: number, y: number) => canvas.click({ position: await placeOf(canvas, x, y) });
  await press(knife.left, knife.top);
  await press(knife.left + 2, knife.top + 1);
  await press(knife.right, knife.top);
  await page.getByRole("button", { name: "Close polygon" }).click();
  await expect(page.getByText("A polygon needs at least 3 points.")).toBeVisible();
  await press(knife.right, knife.bottom);
  await press(knife.left, knife.bottom);
  await press(knife.left, knife.top); // the first point closes
  await expect(page.getByText("View 1: 4 points")).toBeVisible();

  // by keyboard in the second
  await page.getByRole("button", { name: "View 2" }).click();
  await canvas.focus();
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await keys("Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowUp", "Shift+ArrowUp", "Shift+ArrowUp", "Shift+ArrowUp", "Enter");
  await keys("ArrowRight", "Enter");
  await expect(page.getByText("This point is too close to another one")).toBeVisible();
  for (let step = 0; step < 8; step++) await page.keyboard.press("Shift+ArrowRight");
  await keys(
    "Enter",
    "Shift+ArrowDown",
    "Shift+ArrowDown",
    "Shift+ArrowDown",
    "Shift+ArrowDown",
    "Shift+ArrowDown",
    "Enter",
    "Shift+Enter",
  );
  await expect(page.getByText("View 2: 3 points")).toBeVisible();
  await keys("Control+z", "Control+z", "Control+Shift+z", "Control+Shift+z");
  await expect(page.getByText("View 2: 3 points")).toBeVisible();
  await save(page);
  await expect(page.getByText("The marks are saved.")).toBeVisible();
  await expect(page.getByText("Nothing is missing")).toBeVisible();
  const imageAddress = page.url().replace(/\/marks$/u, "/scan");

  // its maker cannot approve it; somebody else can
  await page.goto(imageAddress);
  await expect(page.getByRole("application")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  const second = await (await browser.newContext()).newPage();
  await signIn(second, "system.admin", { at: imageAddress });
  await second.getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("The image is approved.")).toBeVisible();
  await second.context().close();

  // a course on that library, and a program for a learner
  await page.goto("/demo/admin/courses?search=cabin");
  await page.getByRole("link", { name: /Cabin baggage simulator/ }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Legacy simulator");
  await page.getByRole("textbox", { name: /^Title/ }).fill("Legacy simulator");
  await choose(page, /^Image library/, "Legacy pictures");
  await save(page);
  await expect(page.getByText("Legacy simulator was saved.")).toBeVisible();
  await page.getByRole("button", { name: "Activate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Activate" }).click();
  await page.goto("/demo/admin/programs/add");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Legacy practice");
  await page.getByRole("textbox", { name: /^Title/ }).fill("Legacy practice");
  await choose(page, /^Courses/, "Legacy simulator");
  await save(page);
  await expect(page.getByText("Legacy practice was added.")).toBeVisible();
  const okafor = await learner("cokafor");
  await page.goto(`/demo/admin/users?search=${okafor.username}`);
  await page.getByRole("link", { name: okafor.username }).first().click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await choose(page, /^Programs/, "Legacy practice");
  await save(page);
  await expect(page.getByText(/was saved/)).toBeVisible();

  // the learner finds the knife
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(desk, okafor);
  await goToUnit(desk, "Legacy practice", "Legacy simulator", "Practice");
  await desk.getByRole("link", { name: /Start practice/ }).click();
  await begin(desk).click();
  await expect(desk.getByRole("button", { name: /^Reject/i })).toBeEnabled();
  const view = desk.getByTestId("view-0");
  await expect(desk.getByRole("button", { name: /Metal only/ })).toBeDisabled(); // nobody uploaded it
  await desk.getByRole("button", { name: /^Reject/i }).click();
  await view.click({ position: await placeOf(view, 220, 85) });
  await desk.getByRole("button", { name: /Knives/ }).click();
  await desk.getByRole("button", { name: /^Confirm/i }).click();
  await expect(desk.getByRole("status").filter({ hasText: /Right$/u })).toBeVisible();
  await expect(desk.getByText("A kitchen knife")).toBeVisible();
  await goOn(desk);
  await completed(desk);
  await desk.context().close();
});
