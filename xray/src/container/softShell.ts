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
  /** Sewn edges with a cord in them; a bag of foil has none. */
  piped?: boolean;
}

/** Levels of the skin: close together where it turns over. */
const SHARES = [0, 0.012, 0.035, 0.07, 0.11, 0.16, 0.24, 0.36, 0.5, 0.64, 0.76, 0.84, 0.89, 0.93, 0.965, 0.988, 1] as const;
/** From here on it turns over, by so many millimetres. */
const EDGE = { from: 0.72, round: 30 };
/** Of the way from the lid's rim to its middle, where it sags and bulges. */
const LID = [0.28, 0.6] as const;

/** A cloth skin, irregular as soft bags are, with piping along its upper and lower edge. */
export const softShell = (assembly: Assembly, random: Random, shell: SoftShell): void => {
  const { outline, height, thickness, slack } = shell;
  const bumps = relief(random.whole(1, 99_999));
  const level = (share: number, inset: number): Vector[] =>
    outline.map(([x, y]): Vector => {
      const length = Math.sqrt(x * x + y * y) || 1;
      // Rounded above and below, with folds where the cloth is slack.
      const edge = Math.max(0, Math.abs(share * 2 - 1) - EDGE.from) / (1 - EDGE.from);
      const round = EDGE.round * (1 - Math.sqrt(Math.max(0, 1 - edge * edge * 0.97)));
      const out = slack * (bumps(x / 70 + 20, y / 70 + share * 3) + 0.3 * bumps(x / 26 + 7, y / 26 + share * 5)) - round - inset;
      const lift = 0.35 * slack * bumps(x / 90 + 60, y / 90) * edge;
      return [x + (x / length) * out, y + (y / length) * out, inset + share * (height - 2 * inset) + (share < 0.5 ? 0 : lift)];
    });
  const lid = (rim: readonly Vector[], share: number, inset: number): Vector[] =>
    rim.map(([x, y, z]): Vector => {
      const [a, b] = [x * (1 - share), y * (1 - share)];
      return [a, b, Math.min(height - inset, z) + 0.4 * slack * share * (0.3 + bumps(a / 80 + 40, b / 80))];
    });
  const skin = (inset: number): Mesh => {
    const rings = SHARES.map((share) => level(share, inset));
    const rim = rings.at(-1) ?? [];
    return loft([...rings, ...LID.map((share) => lid(rim, share, inset))]);
  };
  const cloth = assembly.add(skin(0), shell.material, { density: shell.density });
  assembly.add(skin(thickness), "vacuum", { inside: cloth });
  if (shell.piped ?? true)
    for (const share of [0.12, 0.88]) assembly.add(tube(level(share, -2.4), 1.9, { endless: true, sides: 6 }), "PVC", { density: 1.2 });
};
