/** As much of it as is used here. */
declare module "pdfkit" {
  import type { Readable } from "node:stream";

  interface TextOptions {
    lineBreak: false;
    baseline: "alphabetic";
  }
  interface Document extends Readable {
    page: { width: number; height: number };
    registerFont(name: string, path: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    addPage(): this;
    switchToPage(index: number): this;
    bufferedPageRange(): { start: number; count: number };
    end(): this;
  }
  const PDFDocument: new (options: Record<string, unknown>) => Document;
  export default PDFDocument;
  export type { Document };
}

declare module "bidi-js" {
  interface Bidi {
    getEmbeddingLevels(text: string, base: "ltr" | "rtl"): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
