import type { Browser, Page } from "@playwright/test";

const PARAGRAPHS = 3000;

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/** A document of 200 pages as Word copies it, taken into the page at hand: processor time of the page's thread, all of it and of the longest frame. */
export async function pastedDocument(browser: Browser, page: Page): Promise<{ whole: number; longest: number }> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
  await page.evaluate(async (count) => {
    const paragraph = (at: number) =>
      `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><span lang=EN-GB style='font-size:11.0pt;font-family:"Calibri",sans-serif'>Paragraph ${at} says, as paragraphs of a long handbook do, something <b style='mso-bidi-font-weight:normal'>that matters</b> and something that <i>does not</i>, and then it goes on for another line or two of words about bags, belts and bottles.<o:p></o:p></span></p>`;
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", Array.from({ length: count }, (_, at) => paragraph(at)).join("\n"));
    const text = document.querySelector("[aria-multiline]")!;
    const before = text.childElementCount;
    text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    while (text.childElementCount < before + count - 1 || !document.body.textContent.includes("✓ Saved"))
      await new Promise((drawn) => requestAnimationFrame(drawn));
  }, PARAGRAPHS);
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse((await browser.stopTracing()).toString());
  const frames = traceEvents.filter(({ name, ph }) => name === "FireAnimationFrame" && ph === "X");
  const { pid, tid } = frames[0]!;
  const starts = frames.filter((frame) => frame.pid === pid && frame.tid === tid).map(({ ts }) => ts).toSorted((one, other) => one - other); // prettier-ignore
  const tasks = traceEvents.filter((task) => task.pid === pid && task.tid === tid && task.ph === "X" && task.name.endsWith("RunTask"));
  const spent = (from: number, to: number) =>
    tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  return {
    whole: spent(0, Infinity),
    longest: Math.max(...starts.map((start, at) => spent(start, starts[at + 1] ?? Infinity))),
  };
}
