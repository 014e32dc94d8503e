import { rotation } from "../math/rotation.ts";
import { extrusion, pierced } from "../mesh/extrusion.ts";
import { merged, moved, type Point } from "../mesh/mesh.ts";
import { slab, roundedRectangle } from "../mesh/slab.ts";
import type { MaterialName } from "../physics/materials.ts";
import { type Fitting } from "./garment.ts";

export const button = (at: Point, material: MaterialName = "POM(acetal)"): Fitting => ({
  at,
  layer: 1,
  attach: (assembly) => {
    assembly.cylinder(5.4, 1.1, material);
  },
});

export const rivet = (at: Point): Fitting => ({
  at,
  layer: 1,
  attach: (assembly) => {
    assembly.cylinder(4.2, 0.6, "brass");
    assembly.cylinder(1.6, 1.8, "brass", { at: [0, 0, -2.6] });
  },
});

/** Teeth on both sides, or a coil of nylon that hardly shows, and a slider; lies along y. */
export const zip = (at: Point, length: number, layer: number, material: MaterialName): Fitting => ({
  at,
  layer,
  attach: (assembly) => {
    if (material === "nylon6") {
      assembly.add(slab([2.4, length / 2, 0.5], 1, 0.2, 1), material, { density: 0.5 });
      assembly.add(slab([2.6, 1.2, 1], 0.5, 0.2, 1), "zinc die-cast", { at: [0, -length / 2 - 2, 0] });
    }
    const count = material === "nylon6" ? 0 : Math.round(length / 2.6);
    const tooth = slab([1.7, 0.75, 0.85], 0.3, 0, 1);
    const teeth = Array.from({ length: count }, (_, index) =>
      moved(tooth, { rotation: rotation(0, 0, 0), position: [index % 2 === 0 ? -1.1 : 1.1, (index - count / 2) * 2.6, 0] }),
    );
    if (teeth.length > 0) assembly.add(merged(teeth), material);
    assembly.add(slab([4, 5.5, 1.9], 2, 0.4, 3), "zinc die-cast", { at: [0, length / 2 + 6, 0.3] });
    const pull = extrusion(pierced(roundedRectangle(3, 12, 2.5, 3), roundedRectangle(1.4, 3, 1.2, 3)), 1.3);
    assembly.add(pull, "zinc die-cast", { at: [2, length / 2 + 22, 1.5], turn: rotation(0, 0, 0.3) });
  },
});
