import type { MarkedThreat, StatedImage } from "@vigil/model/imageLibrary/imageRules";
import type { Enhancement } from "@vigil/model/simulator/enhancements";
import { type MarkedPolygon, markedPolygons, renderedViews } from "@vigil/model/imageLibrary/renderedViews";
import { domainOfPage } from "../../../api.ts";
import type { Row } from "../../../entity/row.ts";

export interface RenderedView {
  readonly width: number;
  readonly height: number;
  readonly pictures: { readonly [E in Enhancement]?: { readonly file: string; readonly bytes: number } };
}

/** An image that was rendered elsewhere, as its screens look at it. */
export interface RenderedImage {
  readonly id: number;
  readonly revision: number;
  readonly libraryId: number;
  readonly views: readonly RenderedView[];
  readonly stated: StatedImage;
  /** Why it cannot be changed now; null when it can. */
  readonly closed: "fixed" | "archived" | "refused" | null;
}

/** Null for an image that a scanner of ours measured. */
export function renderedImage(record: Row): RenderedImage | null {
  const views = renderedViews.safeParse(record["views"]).data;
  if (!views) return null;
  const text = (name: string) => (typeof record[name] === "string" ? record[name] : null);
  const decision = text("decision");
  return {
    id: record.id,
    revision: record.revision,
    libraryId: typeof record["imageLibraryId"] === "number" ? record["imageLibraryId"] : 0,
    views,
    stated: {
      kind: record["kind"] === "threat" ? "threat" : "innocent",
      decision: decision === "H" || decision === "R" ? decision : "P",
      threatCategory: text("threatCategory"),
      threatDescription: text("threatDescription"),
      threats: threatsOf(markedPolygons.safeParse(record["threatArray"]).data ?? []),
    },
    closed:
      record["fixed"] === true ? "fixed" : record["state"] === "archived" ? "archived" : record.abilities?.edit === true ? null : "refused",
  };
}

/** Polygons by the number of their threat; one that is not marked yet has none. */
function threatsOf(polygons: readonly MarkedPolygon[]): MarkedThreat[] {
  const byThreat = Map.groupBy(polygons, ({ threat }) => threat ?? 0);
  return [...byThreat.keys()]
    .toSorted((one, other) => one - other)
    .map((number) => {
      const own = byThreat.get(number) ?? [];
      return {
        category: own[0]?.category ?? "",
        name: own[0]?.name ?? "",
        polygons: own.filter(({ points }) => points.length > 0).map(({ view, points }) => ({ view, points })),
      };
    });
}

/** The address of a picture; the hash of its file keeps a replaced one from being shown, and the browser asks for it without headers. */
export const pictureAddress = ({ id, views }: Pick<RenderedImage, "id" | "views">, view: number, enhancement: Enhancement): string =>
  `/api/images/${id}/views/${view}?enhancement=${enhancement}&v=${views[view]?.pictures[enhancement]?.file.slice(0, 12) ?? ""}&domain=${domainOfPage()}`;
