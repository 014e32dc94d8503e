import type { Document } from "pdfkit";

export interface PdfChart {
  title: string;
  /** Percent; null where there is nothing to tell. */
  rows: readonly { name: string; value: number | null; figure: string; few: boolean }[];
  /** Below the bars, from nothing to the whole. */
  ticks: readonly { value: number; text: string }[];
  /** What pale bars say; empty where none is pale. */
  legend: string;
}

interface Place {
  left: number;
  width: number;
  y: number;
  rtl: boolean;
  measure: (text: string, weight: "" | "-bold", points?: number) => number;
  write: (
    text: string,
    box: { x: number; y: number; width: number },
    style: { weight: "" | "-bold"; points: number; atEnd: boolean },
  ) => void;
}

const rowHeight = 14;
const barHeight = 8;
const gap = 8;
const swatch = 6;
const points = 8;
const colours = { bar: "#2458cf", few: "#a9bdeb", track: "#eef0f3", rule: "#c9ced6" };

/** Shares as bars, each with its name before and its figure behind it; in a language that is read from the right all of it is mirrored. Answers where it ends. */
export function drawChart(
  doc: Document,
  { title, rows, ticks, legend }: PdfChart,
  { left, width, y: top, rtl, measure, write }: Place,
): number {
  const nameWidth = Math.min(width * 0.35, Math.max(...rows.map(({ name }) => measure(name, "", points))) + 2);
  const figureWidth = Math.max(...rows.map(({ figure }) => measure(figure, "", points))) + 2;
  const barWidth = Math.min(width - nameWidth - figureWidth - 2 * gap, 420);
  /** Where a box begins that lies so far from the side reading begins at. */
  const placed = (from: number, own: number): number => (rtl ? left + width - from - own : left + from);
  const bars = nameWidth + gap;
  const plain = { weight: "", points, atEnd: false } as const;

  write(title, { x: left, y: top, width }, { weight: "-bold", points: 9, atEnd: false });
  let y = top + 18;
  for (const { name, value, figure, few } of rows) {
    write(cut(name, nameWidth, measure), { x: placed(0, nameWidth), y: y - 1, width: nameWidth }, plain);
    doc.rect(placed(bars, barWidth), y + 1, barWidth, barHeight).fill(colours.track);
    const long = (barWidth * Math.min(100, Math.max(0, value ?? 0))) / 100;
    if (long > 0) doc.rect(placed(bars, long), y + 1, long, barHeight).fill(few ? colours.few : colours.bar);
    write(figure, { x: placed(bars + barWidth + gap, figureWidth), y: y - 1, width: figureWidth }, plain);
    y += rowHeight;
  }
  for (const { value, text } of ticks) {
    const at = bars + (barWidth * value) / 100;
    doc.rect(placed(at, 0.5), y - 2, 0.5, 4).fill(colours.rule);
    const own = measure(text, "", 7);
    write(text, { x: placed(at - own / 2, own), y: y + 2, width: own }, { ...plain, points: 7 });
  }
  y += 12;
  if (legend === "") return y;
  doc.rect(placed(0, swatch), y + 2, swatch, swatch).fill(colours.few);
  const words = width - swatch - 4;
  write(legend, { x: placed(swatch + 4, words), y: y + 1, width: words }, { ...plain, points: 7 });
  return y + 14;
}

function cut(text: string, room: number, measure: Place["measure"]): string {
  if (measure(text, "", points) <= room) return text;
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end)}…`, "", points) > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
