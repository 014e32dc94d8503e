import { AIR, type View } from "@vigil/xray/file/view";

const MARGIN = 10;
/** What lets through less than this share shows something; a quiet detector's air lies above. */
const SHOWS = 0.985;

/** The part of a view that shows anything, with a margin. */
export function cutView<V extends View>(view: V, shows = SHOWS): V {
  const { width, height, low, high } = view;
  const box = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (high[y * width + x]! > AIR * shows) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  if (box.right < 0) return view;
  const left = Math.max(0, box.left - MARGIN);
  const top = Math.max(0, box.top - MARGIN);
  const across = Math.min(width, box.right + MARGIN + 1) - left;
  const down = Math.min(height, box.bottom + MARGIN + 1) - top;
  const part = (plane: Uint16Array) =>
    Uint16Array.from({ length: across * down }, (_, at) => plane[(top + Math.floor(at / across)) * width + left + (at % across)]!);
  return { ...view, width: across, height: down, low: part(low), high: part(high) };
}
