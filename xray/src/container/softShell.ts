import { relief } from "../mesh/relief.ts";
import { loft } from "../mesh/loft.ts";
import { tube } from "../mesh/sweep.ts";
import type { Mesh, Point } from "../mesh/mesh.ts";
import type { Assembly } from "../catalogue/assembly.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";

export interface SoftShell {
  /** Plan outline, counter-clockwise, of the bag's widest level. */
  outline: readonly Point[];
  height: number;
  material: MaterialName;
  density: number;
  thickness: number;
  /** How far the cloth sags and bulges, in millimetres. */
  slack: number;
}

/** A cloth skin, irregular as soft bags are, with piping along its upper and lower edge. */
export const softShell = (assembly: Assembly, random: Random, shell: SoftShell): void => {
  const { outline, height, thickness, slack } = shell;
  const bumps = relief(random.whole(1, 99_999));
  const level = (share: number, inset: number): Vector[] =>
    outline.map(([x, y]): Vector => {
      const length = Math.sqrt(x * x + y * y) || 1;
      // Rounded above and below, with folds where the cloth is slack.
      const edge = Math.max(0, Math.abs(share * 2 - 1) - 0.72) / 0.28;
      const round = edge * edge * 26;
      const out = slack * bumps(x / 70 + 20, y / 70 + share * 3) - round - inset;
      return [x + (x / length) * out, y + (y / length) * out, inset + share * (height - 2 * inset)];
    });
  const shares = [0, 0.03, 0.09, 0.16, 0.35, 0.6, 0.82, 0.9, 0.97, 1];
  const skin = (inset: number): Mesh => loft(shares.map((share) => level(share, inset)));
  const cloth = assembly.add(skin(0), shell.material, { density: shell.density });
  assembly.add(skin(thickness), "vacuum", { inside: cloth });
  for (const share of [0.12, 0.88]) assembly.add(tube(level(share, -2.4), 1.9, { endless: true, sides: 6 }), "PVC", { density: 1.2 });
};
