import type { ImageState } from "./wire.ts";

/** What stands of an image before anybody has looked at it. */
export const untouched: ImageState = {
  found: null,
  credit: null,
  selected: false,
  category: null,
  decision: null,
  markedLocations: [],
  opened: false,
  shownMs: null,
  elapsedMs: null,
};
