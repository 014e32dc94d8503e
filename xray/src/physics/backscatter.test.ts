import { expect, test } from "vitest";
import { decodeView } from "../file/decodeView.ts";
import { scannerModelOf } from "../bag/scannerModel.ts";
import { scanPacked } from "../bag/scanPacked.ts";
import { scanners } from "../geometry/scanners.ts";
import { upright } from "../math/rotation.ts";
import type { Substance } from "../solid.ts";

const model = scannerModelOf({ ...scanners.B140, detectorCount: 384, lineCount: 256 });

/** How bright the second picture shows a plate that lies so high above the belt: 0 is dark, 1 the brightest. */
const brightness = async (material: Substance, thickness: number, height: number, density?: number): Promise<number> => {
  const solid = {
    shape: { kind: "box", size: [50, 50, thickness / 2] },
    placement: { rotation: upright, position: [0, 0, thickness / 2] },
    material,
    ...(density === undefined ? {} : { density }),
  } as const;
  const article = {
    kind: "plate",
    name: "plate",
    family: "test",
    category: null,
    description: "",
    manifestLine: "",
    solids: [solid],
    bounds: { min: [-50, -50, 0], max: [50, 50, thickness] },
    massGrams: 1,
  } as const;
  const packed = {
    bagType: "",
    profile: "",
    container: [],
    articles: [{ article: { ...article, solids: [solid] }, placement: { rotation: upright, position: [0, 0, height] } as const }],
    threat: null,
  };
  const [, file] = (await scanPacked(model, packed, 5)).views;
  const view = await decodeView(file ?? new Uint8Array());
  expect(view.picture).toBe("backscatter");
  const fan = model.fans[1];
  const row = Math.round(((fan?.rowOf(0, height) ?? 0) - 0.5) / 2);
  let sum = 0;
  for (let down = -4; down <= 4; down++)
    for (let across = -4; across <= 4; across++) sum += view.high[(row + down) * 256 + 128 + across] ?? 0;
  return 1 - (sum / 81 / 60_000) ** 0.45;
};

test("the second picture is bright on organic matter near the belt, fainter on what lies deeper, dark on metal and on nothing", async () => {
  const near = await brightness("organic simulant B (cast class)", 20, 5);
  const deep = await brightness("organic simulant B (cast class)", 20, 150);
  const thin = await brightness("nylon6", 3, 5);
  const cloth = await brightness("cotton/cellulose", 20, 5, 0.2);
  const steel = await brightness("steel/iron", 5, 5);
  expect(near).toBeGreaterThan(0.5);
  expect(deep).toBeLessThan(0.3 * near);
  expect(thin).toBeGreaterThan(0.05);
  expect(cloth).toBeLessThan(0.5 * near);
  expect(steel).toBeLessThan(0.05);
});
