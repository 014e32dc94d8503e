import type { CatalogueKind } from "../imageLibrary/catalogueKind.ts";
import type { SimulatorObject } from "./wire.ts";

/** An object of a course's library; those of the catalogue come with what they are and have pictures. */
export interface LibraryObject extends SimulatorObject {
  kind: CatalogueKind | null;
}
