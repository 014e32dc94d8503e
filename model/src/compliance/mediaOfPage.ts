import { isLayout, mediaOfLayout, readLayout } from "./certificateLayout.ts";
import { mediaIn, parsePage } from "./certificatePage.ts";

/** The media that a page shows, however it is written, each once. */
export const mediaOfPage = (page: string): number[] => {
  if (!isLayout(page)) return [...new Set(mediaIn(parsePage(page).nodes ?? []))];
  const { layout } = readLayout(page);
  return layout === undefined ? [] : [...new Set(mediaOfLayout(layout))];
};
