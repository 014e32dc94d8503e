import { backpack, handbag, holdall } from "./backpacks.ts";
import { carton, laptopBag, tray } from "./boxes.ts";
import type { MakeContainer } from "./container.ts";
import { beltBag, carrierBag, daypack } from "./smallBags.ts";
import { hardSuitcase, holdSuitcase, softSuitcase } from "./suitcases.ts";

export const containers = {
  hardSuitcase,
  holdSuitcase,
  softSuitcase,
  backpack,
  handbag,
  holdall,
  laptopBag,
  daypack,
  beltBag,
  carrierBag,
  tray,
  carton,
} satisfies Record<string, MakeContainer>;
export type ContainerKind = keyof typeof containers;
