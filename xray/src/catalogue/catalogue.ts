import type { Random } from "../random.ts";
import type { Article } from "../solid.ts";
import { appliances } from "./appliances.ts";
import { belongings } from "./belongings.ts";
import { cables } from "./cables.ts";
import { cans } from "./cans.ts";
import { clothing } from "./clothing.ts";
import { cords } from "./cords.ts";
import { dangerousGoods } from "./dangerousGoods.ts";
import { devices } from "./devices.ts";
import { electronics } from "./electronics.ts";
import { explosiveDevices } from "./explosiveDevices.ts";
import { food } from "./food.ts";
import { drape, flatSurface, type Garment } from "./garment.ts";
import { gear } from "./gear.ts";
import { guns } from "./guns.ts";
import { heavyGear } from "./heavyGear.ts";
import { heavyThings } from "./heavyThings.ts";
import type { Cord, Kind } from "./kind.ts";
import { groceries } from "./groceries.ts";
import { homeware } from "./homeware.ts";
import { keepsakes } from "./keepsakes.ts";
import { knives } from "./knives.ts";
import { liquids } from "./liquids.ts";
import { boundsOf, massGramsOf } from "./measure.ts";
import { nested } from "./nested.ts";
import { otherWeapons } from "./otherWeapons.ts";
import { outfit } from "./outfit.ts";
import { pastimes } from "./pastimes.ts";
import { playthings } from "./playthings.ts";
import { radios } from "./radio.ts";
import { remedies } from "./remedies.ts";
import { printed } from "./printed.ts";
import { rolled } from "./rolled.ts";
import { shoes } from "./shoes.ts";
import { snacks } from "./snacks.ts";
import { toiletries } from "./toiletries.ts";
import { travelThings } from "./travelThings.ts";
import { valuables } from "./valuables.ts";
import { instruments } from "./instruments.ts";
import { gadgets } from "./gadgets.ts";
import { blades } from "./blades.ts";
import { bentWeapons } from "./bentWeapons.ts";
import { bluntWeapons } from "./bluntWeapons.ts";
import { campGoods } from "./campGoods.ts";
import { points } from "./points.ts";
import { workTools } from "./workTools.ts";

/** Everything that may lie in a bag, by kind. */
export const catalogue = {
  ...clothing,
  ...rolled,
  ...shoes,
  ...electronics,
  ...devices,
  ...cables,
  ...cords,
  ...toiletries,
  ...nested,
  ...gear,
  ...remedies,
  ...travelThings,
  ...snacks,
  ...outfit,
  ...food,
  ...belongings,
  ...printed,
  ...pastimes,
  ...homeware,
  ...appliances,
  ...playthings,
  ...groceries,
  ...gadgets,
  ...radios,
  ...instruments,
  ...valuables,
  ...keepsakes,
  ...heavyThings,
  ...heavyGear,
  ...guns,
  ...knives,
  ...explosiveDevices,
  ...otherWeapons,
  ...dangerousGoods,
  ...cans,
  ...blades,
  ...bluntWeapons,
  ...bentWeapons,
  ...points,
  ...campGoods,
  ...workTools,
  ...liquids,
} satisfies Record<string, Kind>;

export type KindName = keyof typeof catalogue;
const kinds: Record<string, Kind> = catalogue;

export interface MadeArticle {
  article: Article;
  garment: Garment | null;
  cord: Cord | null;
}

export const isKind = (kind: string): kind is KindName => Object.hasOwn(catalogue, kind);

/** A garment or cord still to be draped has no solids when `undraped`; otherwise it lies flat. */
export const makeArticle = (kind: string, random: Random, undraped = false): MadeArticle => {
  const made = kinds[kind];
  if (!made) throw new Error(`The catalogue has no kind "${kind}".`);
  const parts = made.make(random);
  const garment = parts.garment ?? null;
  const cord = parts.cord ?? null;
  const flat = () => (garment ? drape(garment, flatSurface) : cord ? cord.lay(cord.path.map(([x, y]) => [x, y, 0])) : parts.solids);
  const solids = undraped ? parts.solids : flat();
  return {
    garment,
    cord,
    article: {
      kind,
      name: made.name,
      family: made.family,
      category: made.category,
      description: parts.description ?? made.description,
      manifestLine: parts.manifestLine,
      solids,
      bounds: boundsOf(solids),
      massGrams: massGramsOf(solids),
    },
  };
};
