import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { Document } from "pdfkit";
import { drawChart, type PdfChart } from "./pdfChart.ts";
import { columnWidths } from "./columnWidths.ts";
import { fontFiles } from "./fontFiles.ts";
import { inLines, lettersOf, linePieces } from "./lineBreaks.ts";
import { visualRuns, type VisualRun } from "./visualRuns.ts";

export interface PdfTable {
  title: string;
  /** Beneath the title. */
  leads: readonly string[];
  language: string;
  direction: "ltr" | "rtl";
  columns: readonly { head: string; numeric: boolean }[];
  rows: readonly (readonly string[])[];
  /** Heads across all columns, each before the row of its number. */
  parts?: ReadonlyMap<number, string>;
  totals?: readonly string[];
  /** Before the table. */
  chart?: PdfChart;
  /** The foot of each page. */
  foot: (page: number, pages: number) => string;
}

const margin = 36;
const size = 8;
const leading = 11;
const padding = 3;
const mostLines = 4;
/** So many rows tell how wide the columns are. */
const sample = 300;
const rowsAtOnce = 40;
const ink = "#1a1d21";
const shade = "#eef0f3";
const rule = "#c9ced6";

/** A table on pages A4 across: headed, its heads on each page, numbered. It lets other work go on between its rows. */
export async function pdfTable(table: PdfTable): Promise<Readable> {
  const { default: PDFDocument } = await import("pdfkit"); // only where somebody wants a PDF
  const doc = new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin: 0,
    bufferPages: true,
    lang: table.language,
    displayTitle: true,
    info: { Title: table.title, Subject: table.leads.join(" · ") },
    font: "", // one that was registered under two names would be read anew for each word
  });
  for (const [name, path] of Object.entries(fontFiles)) doc.registerFont(name, path);
  await draw(doc, table);
  doc.end();
  return doc;
}

type Weight = "" | "-bold";

async function draw(
  doc: Document,
  { title, leads, language, direction, columns, rows, parts, totals, chart, foot }: PdfTable,
): Promise<void> {
  const { width, height } = doc.page;
  const inner = width - 2 * margin;
  const rtl = direction === "rtl";
  const widthOf = (runs: readonly VisualRun[], weight: Weight, points: number): number =>
    runs.reduce((sum, { script, text }) => sum + doc.font(`${script}${weight}`).fontSize(points).widthOfString(text), 0);
  const measure = (text: string, weight: Weight, points = size) => widthOf(visualRuns(text, direction, language), weight, points);

  /** A line that ends or begins where its box does. */
  const write = (text: string, box: { x: number; y: number; width: number }, style: { weight: Weight; points: number; atEnd: boolean }) => {
    const runs = visualRuns(text, direction, language);
    const right = rtl !== style.atEnd;
    let x = right ? box.x + box.width - widthOf(runs, style.weight, style.points) : box.x;
    for (const { script, text: letters } of runs) {
      doc.font(`${script}${style.weight}`).fontSize(style.points).fillColor(ink);
      doc.text(letters, x, box.y + style.points, { lineBreak: false, baseline: "alphabetic" });
      x += doc.widthOfString(letters);
    }
  };

  const wanted = columns.map(({ head }, index) => {
    const cells = rows.slice(0, sample).map((row) => measure(row[index] ?? "", ""));
    const longestWord = Math.max(...linePieces(head, language).map(({ text }) => measure(text, "-bold")));
    return Math.max(longestWord, ...cells, totals ? measure(totals[index] ?? "", "-bold") : 0) + 2 * padding;
  });
  const widths = columnWidths(wanted, inner);
  const lefts = widths.map((own, index) => {
    const before = widths.slice(0, index).reduce((sum, each) => sum + each, 0);
    return rtl ? width - margin - before - own : margin + before;
  });

  /** Lines that fit into a column; the last one is cut where there are too many. */
  const wrapped = (text: string, column: number, weight: Weight): string[] => {
    const room = widths[column]! - 2 * padding;
    if (measure(text, weight) <= room) return [text];
    const lines = inLines(text, language, (part) => measure(part, weight) <= room);
    const fitted = lines.flatMap((line) => broken(line, (part) => measure(part, weight) <= room));
    return fitted.length <= mostLines ? fitted : [...fitted.slice(0, mostLines - 1), `${fitted[mostLines - 1]!.slice(0, -1)}…`];
  };

  let y = margin;
  const row = (cells: readonly string[], weight: Weight, background?: string) => {
    const lines = cells.map((cell, column) => wrapped(cell, column, weight));
    const tall = Math.max(1, ...lines.map((each) => each.length)) * leading + 2 * padding - 2;
    if (y + tall > height - margin - leading * 2) {
      doc.addPage();
      y = margin;
      heads();
    }
    if (background !== undefined) doc.rect(margin, y, inner, tall).fill(background);
    lines.forEach((each, column) =>
      each.forEach((line, index) => {
        const box = { x: lefts[column]! + padding, y: y + padding + index * leading - 1, width: widths[column]! - 2 * padding };
        write(line, box, { weight, points: size, atEnd: columns[column]!.numeric });
      }),
    );
    doc.rect(margin, y + tall - 0.5, inner, 0.5).fill(rule);
    y += tall;
  };
  /** With the row behind it, so that it never ends a page. */
  const across = (text: string) => {
    const tall = leading + 2 * padding + 2;
    if (y + 2 * tall > height - margin - leading * 2) {
      doc.addPage();
      y = margin;
      heads();
    }
    write(text, { x: margin + padding, y: y + padding + 2, width: inner - 2 * padding }, { weight: "-bold", points: size, atEnd: false });
    doc.rect(margin, y + tall - 0.5, inner, 0.5).fill(rule);
    y += tall;
  };
  const heads = () =>
    row(
      columns.map(({ head }) => head),
      "-bold",
      shade,
    );

  write(title, { x: margin, y, width: inner }, { weight: "-bold", points: 15, atEnd: false });
  y += 24;
  for (const lead of leads.flatMap((text) => inLines(text, language, (part) => measure(part, "", 9) <= inner))) {
    write(lead, { x: margin, y, width: inner }, { weight: "", points: 9, atEnd: false });
    y += 13;
  }
  y += 6;
  if (chart) y = drawChart(doc, chart, { left: margin, width: inner, y, rtl, measure, write }) + 10;
  heads();
  for (const [index, cells] of rows.entries()) {
    const part = parts?.get(index);
    if (part !== undefined) across(part);
    row(cells, "");
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
  }
  if (totals) row(totals, "-bold", shade);
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    write(foot(page + 1, count), { x: margin, y: height - margin, width: inner }, { weight: "", points: 7.5, atEnd: false });
  }
}

/** A word that is longer than its column, in pieces that fit. */
function broken(line: string, fits: (part: string) => boolean): string[] {
  if (fits(line)) return [line];
  const parts: string[] = [];
  let part = "";
  for (const letter of lettersOf(line)) {
    if (part !== "" && !fits(part + letter)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}
