import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import type { Language } from "@vigil/model/phrases/languages";
import type { ArticleFacts } from "../articleFacts.ts";
import { namedIn } from "./catalogueWords.ts";

/** The facts of the catalogue as somebody reads them. */
export const factsTold = (facts: readonly ArticleFacts[], reader?: Language): CatalogueKind[] =>
  facts.map((fact) => ({
    ...fact,
    name: namedIn(fact.name, ({ kinds }) => kinds?.[fact.kind]?.name, reader),
    description: namedIn(fact.description, ({ kinds }) => kinds?.[fact.kind]?.description, reader),
    materials: fact.materials.map((material) => namedIn(material, ({ materials }) => materials?.[material], reader)),
  }));
