import { type Enhancement, enhancements } from "@vigil/model/simulator/enhancements";
import type { ViewConfig } from "@vigil/model/simulator/wire";
import type { PicturedView, StoredView } from "../../storage/catalogueTables.ts";
import { VIEW_MEDIA_TYPE } from "../order/storeBag.ts";

export interface ViewFile {
  file: string;
  bytes: number;
  mediaType: string;
}

export const isPictured = (view: StoredView): view is PicturedView => "pictures" in view;

/** Every file of a view, in the order of the enhancements. */
export const filesOfView = (view: StoredView): (ViewFile & { enhancement: Enhancement | null })[] =>
  isPictured(view)
    ? enhancements.flatMap((enhancement) => {
        const stored = view.pictures[enhancement];
        return stored ? [{ ...stored, enhancement }] : [];
      })
    : [{ file: view.file, bytes: view.bytes, mediaType: VIEW_MEDIA_TYPE, enhancement: null }];

/** The file that shows a view: measured views have one for all enhancements, rendered ones one for each. */
export function viewFile(view: StoredView | undefined, enhancement: Enhancement | undefined): ViewFile | undefined {
  if (view === undefined) return undefined;
  if (isPictured(view)) return view.pictures[enhancement ?? "COL"];
  return enhancement === undefined ? { file: view.file, bytes: view.bytes, mediaType: VIEW_MEDIA_TYPE } : undefined;
}

/** A view as the viewer takes it; `address` is where its files are asked for. */
export function viewConfig(view: StoredView, number: number, address: string): ViewConfig {
  const { width, height } = view;
  if (!isPictured(view)) return { view: number, width, height, url: address, bytes: view.bytes };
  const pictures = enhancements.flatMap((enhancement) => {
    const stored = view.pictures[enhancement];
    return stored ? [{ enhancement, url: `${address}?enhancement=${enhancement}`, bytes: stored.bytes }] : [];
  });
  return { view: number, width, height, url: `${address}?enhancement=COL`, bytes: view.pictures.COL?.bytes ?? 0, pictures };
}
