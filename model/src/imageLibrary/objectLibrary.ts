import type { CatalogueKind } from "./catalogueKind.ts";
import type { SimulatorObject } from "../simulator/wire.ts";

/**
 * A thing of the catalogue, by which an article of a bag is known by sight and called in each language, by the line that declares it, and
 * where it is a threat by what is said of it.
 */
export type KindName = Pick<CatalogueKind, "kind" | "name" | "category" | "manifestLine"> & Partial<Pick<CatalogueKind, "description">>;

/** An object of a course's library; those of the catalogue come with what they are and have pictures. */
export interface LibraryObject extends SimulatorObject {
  kind: CatalogueKind | null;
}
