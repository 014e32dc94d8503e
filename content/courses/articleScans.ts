import type { ScanSubject } from "@vigil/model/training/scanSubject";
import type { ScanPicture } from "./blocks.ts";

type Place = Extract<ScanSubject, { show: "row" }>["places"][number];

const lying = (article: string): Place => [{ article }];
const along = (article: string): Place => [{ article, turnDegrees: 90 }];
const row = (...places: Place[]): ScanSubject => ({ show: "row", places });

/** Typical articles of each category, beside what is taken for them. */
export const articleScans = {
  guns: { subject: row(lying("pistol"), lying("revolver"), lying("magazine")), keys: ["BW", "HIGH"] },
  barrelAndUmbrella: { subject: row(lying("longGunBarrel"), lying("umbrella")), keys: ["HIGH", "MET"] },
  knives: {
    subject: row(lying("kitchenKnife"), lying("ceramicKnife"), lying("foldingKnife"), lying("boxCutter"), lying("multiTool")),
    keys: ["BW", "MET", "SEN"],
  },
  otherWeapons: { subject: row(lying("hammer"), lying("knuckleduster"), lying("stunDevice")), keys: ["BW", "HIGH"] },
  device: {
    subject: { show: "bag", seed: 63, profile: "business", threat: { category: "explosiveDevices", kind: "deviceBlock" } },
    keys: ["O2", "MET", "HIGH"],
  },
  dangerousGoods: {
    subject: row(
      along("deodorantSpray"),
      lying("gasCartridge"),
      along("shampoo"),
      along("lighterFluid"),
      lying("powerBank"),
      lying("batteries"),
    ),
    keys: ["BW", "HIGH"],
  },
  liquids: { subject: row(along("waterBottle"), along("wine"), along("largeShampoo"), along("juiceCarton")), keys: ["O2", "BW"] },
  harmless: {
    subject: row(lying("hairDryer"), lying("chocolate"), lying("camera"), lying("laptopCharger")),
    keys: ["BW", "O2", "HIGH"],
  },
} satisfies Record<string, ScanPicture>;
