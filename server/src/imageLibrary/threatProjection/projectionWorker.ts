import type { ScannedBag } from "@vigil/xray/bag/scannedBag";
import { scanBag, shows } from "@vigil/xray/bag/scanBag";
import { decodeView } from "@vigil/xray/file/decodeView";
import { isScannerName, type ScannerName } from "@vigil/xray/geometry/scanners";
import { previewOfPictures } from "@vigil/xray/threatProjection/previewBag";
import { encodePreview } from "@vigil/xray/threatProjection/previewFile";
import { type Pictured, projectOnto } from "@vigil/xray/threatProjection/projectOnto";
import type { ThreatPlace } from "@vigil/xray/threatProjection/threatPlace";
import { threadWork } from "../../jobs/threadWork.ts";
import { lookOf } from "../order/lookOf.ts";
import type { MadeBag } from "../order/scannerPool.ts";
import { withViews } from "../image/withViews.ts";
import { previewAgain, remade } from "./remade.ts";
import { thumbnail } from "./thumbnail.ts";

interface Stored {
  recipe: unknown;
  files: Uint8Array[];
}

export type ProjectionOrder =
  | ({ do: "preview" } & Stored)
  | ({ do: "project"; place: ThreatPlace; seed: number; known: Pictured["known"] } & Stored)
  | { do: "thumbnail"; file: Uint8Array };

/** Null where nobody could see the threat. */
export type ProjectedBag = { bag: MadeBag; recipe: object; exact: boolean } | null;
export type ProjectionResult = Uint8Array | ProjectedBag;

/** Pictures tell their scanner and must have both energies. */
async function picturesOf(files: readonly Uint8Array[]): Promise<{ scanner: ScannerName; views: Pictured["views"] }> {
  const views = await Promise.all(files.map((file) => decodeView(file)));
  const name = views[0]?.scanner ?? "";
  if (!isScannerName(name) || views.some(({ picture }) => picture !== "dual")) throw new Error("The pictures do not tell their materials.");
  return { scanner: name, views };
}

async function preview({ recipe, files }: Stored): Promise<Uint8Array> {
  const again = await previewAgain(recipe, files);
  if (again) return encodePreview(again);
  const { scanner, views } = await picturesOf(files);
  return encodePreview(previewOfPictures(scanner, views));
}

async function project({ recipe, files, place, seed, known }: ProjectionOrder & { do: "project" }): Promise<ProjectedBag> {
  const made = async (bag: ScannedBag | undefined): Promise<MadeBag | null> =>
    bag && shows(bag) ? { ...bag, look: await lookOf(bag.views) } : null;
  const source = await remade(recipe, files);
  if (source) {
    const used = { ...source.recipe, projections: [...(source.recipe.projections ?? []), place] };
    const bag = await made(withViews(await scanBag(used), files.length));
    return bag && { bag, recipe: used, exact: true };
  }
  const { scanner, views } = await picturesOf(files);
  const bag = await made(await projectOnto({ scanner, views, known }, place, seed));
  return bag && { bag, recipe: { scanner }, exact: false };
}

threadWork(
  (order: ProjectionOrder): Promise<ProjectionResult> => {
    if (order.do === "preview") return preview(order);
    return order.do === "project" ? project(order) : thumbnail(order.file);
  },
  { waitedFor: true },
);
