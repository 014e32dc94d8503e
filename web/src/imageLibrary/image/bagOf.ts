import { image as imageEntity } from "@vigil/model/imageLibrary/image";
import { untouched } from "@vigil/model/simulator/untouched";
import type { SessionImage, TruthPolygon } from "@vigil/model/simulator/wire";
import { enhancements } from "@vigil/model/simulator/enhancements";
import type { Row } from "../../entity/row.ts";
import { pictureAddress, type RenderedImage, renderedImage } from "./rendered/renderedImage.ts";

const { views, manifest } = imageEntity.fields;

/** An image of the library as the viewer takes one: nothing decided about it, all that is true about it known. */
export function bagOf(record: Row): SessionImage {
  const text = (name: string): string | null => {
    const value = record[name];
    return typeof value === "string" ? value : null;
  };
  const rendered = renderedImage(record);
  return {
    index: 0,
    imageId: record.id,
    custom: record["custom"] === true,
    bagType: text("bagType") ?? "",
    manifest: manifest.schema.safeParse(record["manifest"]).data ?? [],
    difficulty: typeof record["difficulty"] === "number" ? record["difficulty"] : null,
    viewConfigs: (views.schema.safeParse(record["views"]).data ?? []).map(({ width, height, ...file }, view) => ({
      view,
      width,
      height,
      url: `/api/images/${record.id}/views/${view}`,
      bytes: typeof file["bytes"] === "number" ? file["bytes"] : 0,
      pictures: rendered ? picturesOf(rendered, view) : undefined,
    })),
    state: untouched,
    json: null,
    correctDecision: null,
    threatCategory: text("threatCategory"),
    threatDescription: text("threatDescription"),
    threatArray: Array.isArray(record["threatArray"]) ? (record["threatArray"] as TruthPolygon[]) : null,
    innocentArray: null,
    innocentItems: null,
  };
}

const picturesOf = (image: RenderedImage, view: number) =>
  enhancements.flatMap((enhancement) => {
    const stored = image.views[view]?.pictures[enhancement];
    return stored ? [{ enhancement, url: pictureAddress(image, view, enhancement), bytes: stored.bytes }] : [];
  });
