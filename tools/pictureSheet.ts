import type { ArticlePicture } from "../server/src/imageLibrary/catalogue/articlePicture.ts";
import { inked, letterSize } from "./lettering.ts";

export interface Entry {
  pictures: readonly ArticlePicture[];
  lines: readonly string[];
}

/** How many entries stand beside each other, and the room of each of their two pictures. */
export interface SheetLayout {
  columns: number;
  rows: number;
  picture: { width: number; height: number };
}

const GAP = 8;
const DOT = 2;
const INK = 40;

/** The picture within the room, never enlarged; each pixel the mean of those it stands for. */
function shrunk({ width, height, rgb }: ArticlePicture, room: SheetLayout["picture"]): ArticlePicture {
  const share = Math.min(1, room.width / width, room.height / height);
  const small = { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
  const result = new Uint8Array(small.width * small.height * 3);
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const [left, top] = [Math.floor(x / share), Math.floor(y / share)];
      const right = Math.max(left + 1, Math.min(width, Math.floor((x + 1) / share)));
      const bottom = Math.max(top + 1, Math.min(height, Math.floor((y + 1) / share)));
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let row = top; row < bottom; row++)
          for (let column = left; column < right; column++) sum += rgb[(row * width + column) * 3 + channel] ?? 0;
        result[(y * small.width + x) * 3 + channel] = Math.round(sum / ((right - left) * (bottom - top)));
      }
    }
  return { ...small, rgb: result };
}

/** A white page with a cell for each entry: its pictures beside each other, its lines below. */
export function pictureSheet(entries: readonly Entry[], { columns, picture: room }: SheetLayout): ArticlePicture {
  const line = (letterSize.height + 4) * DOT;
  const lines = entries.reduce((most, entry) => Math.max(most, entry.lines.length), 0);
  const cell = { width: 2 * room.width + 3 * GAP, height: room.height + 2 * GAP + lines * line };
  const width = columns * cell.width;
  const height = Math.ceil(entries.length / columns) * cell.height;
  const rgb = new Uint8Array(width * height * 3).fill(255);

  const write = (text: string, left: number, top: number) => {
    const letters = text.slice(0, Math.floor((cell.width - 2 * GAP) / (letterSize.advance * DOT)));
    for (let y = 0; y < letterSize.height * DOT; y++)
      for (let x = 0; x < letters.length * letterSize.advance * DOT; x++)
        if (inked(letters, Math.floor(x / DOT), Math.floor(y / DOT))) {
          const at = ((top + y) * width + left + x) * 3;
          rgb.fill(INK, at, at + 3);
        }
  };

  for (const [index, { pictures, lines: texts }] of entries.entries()) {
    const left = (index % columns) * cell.width + GAP;
    const top = Math.floor(index / columns) * cell.height + GAP;
    for (const [view, picture] of pictures.entries()) {
      const small = shrunk(picture, room);
      const x = left + view * (room.width + GAP) + Math.floor((room.width - small.width) / 2);
      const y = top + Math.floor((room.height - small.height) / 2);
      for (let row = 0; row < small.height; row++)
        rgb.set(small.rgb.subarray(row * small.width * 3, (row + 1) * small.width * 3), ((y + row) * width + x) * 3);
    }
    for (const [number, text] of texts.entries()) write(text, left, top + room.height + GAP + number * line);
  }
  return { width, height, rgb };
}
