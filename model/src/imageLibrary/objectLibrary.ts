import type { CatalogueKind } from "./catalogueKind.ts";
import type { SimulatorObject } from "../simulator/wire.ts";

/** A thing of the catalogue, by which an article of a bag is known by sight and called in each language. */
export type KindName = Pick<CatalogueKind, "kind" | "name">;

/** An object of a course's library; those of the catalogue come with what they are and have pictures. */
export interface LibraryObject extends SimulatorObject {
  kind: CatalogueKind | null;
}
