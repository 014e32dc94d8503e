import type { CatalogueKind, MaterialClass } from "@vigil/model/imageLibrary/catalogueKind";
import { catalogue, makeArticle } from "@vigil/xray/catalogue/catalogue";
import { massGramsOf } from "@vigil/xray/catalogue/measure";
import { binnedAttenuation } from "@vigil/xray/physics/binnedAttenuation";
import { materials, type MaterialName } from "@vigil/xray/physics/materials";
import { spectrumS160 } from "@vigil/xray/physics/spectrumS160";
import { seededRandom } from "@vigil/xray/random";
import { SHOWN_SEED } from "./articlePicture.ts";

const MOST_MATERIALS = 5;
const attenuationOf = binnedAttenuation(spectrumS160);

/** How much stronger one g/cm² of a material holds back the low energies than the high ones tells what colour it has. */
function classOf(material: MaterialName): MaterialClass {
  const row = attenuationOf({ ...materials[material], density: 1 });
  const through = (weights: readonly number[]) => -Math.log(weights.reduce((sum, weight, bin) => sum + weight * Math.exp(-row[bin]!), 0));
  const ratio = through(spectrumS160.low) / through(spectrumS160.high);
  if (ratio < 1.35) return "organic";
  return ratio < 1.8 ? "inorganic" : "metal";
}

const classes = new Map<MaterialName, MaterialClass>();
const knownClass = (material: MaterialName): MaterialClass => {
  const known = classes.get(material) ?? classOf(material);
  classes.set(material, known);
  return known;
};

/** What is known of a kind, in English; of its materials their names in the table. */
export interface ArticleFacts extends Omit<CatalogueKind, "name" | "description" | "materials"> {
  name: string;
  description: string;
  materials: MaterialName[];
}

/** What the catalogue page says about every kind, of its first making; the heaviest materials first. */
export const articleFacts = (): ArticleFacts[] =>
  Object.entries(catalogue).map(([kind, { family, category }]) => {
    const { article } = makeArticle(kind, seededRandom(SHOWN_SEED));
    const { min, max } = article.bounds;
    const masses = new Map<MaterialName, number>();
    for (const solid of article.solids)
      if (solid.material !== "vacuum" && solid.material !== "air")
        masses.set(solid.material, (masses.get(solid.material) ?? 0) + Math.abs(massGramsOf([solid])));
    const byMass = [...masses].toSorted(([, one], [, other]) => other - one).map(([material]) => material);
    return {
      kind,
      name: article.name,
      family,
      category,
      description: article.description,
      manifestLine: article.manifestLine,
      materials: byMass.slice(0, MOST_MATERIALS),
      classes: [...new Set(byMass.map(knownClass))],
      millimetres: [max[0] - min[0], max[1] - min[1], max[2] - min[2]].map(Math.round),
      grams: Math.round(article.massGrams),
    };
  });
