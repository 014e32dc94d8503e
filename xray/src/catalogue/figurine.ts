import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Mesh } from "../mesh/mesh.ts";
import { slab } from "../mesh/slab.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";
import { brick } from "./circuit.ts";

/** A section of a body that lies along y: where, half its width and depth, how far its middle is aside. */
type Section = readonly [y: number, wide: number, deep: number, aside: number];

const bodyOf = (sections: readonly Section[], inward: number, scale: number): Mesh =>
  loft(
    sections.map(([y, wide, deep, aside], index) => {
      const end = index === 0 ? inward : index === sections.length - 1 ? -inward : 0;
      return Array.from({ length: 22 }, (_, side): Vector => {
        const angle = 0.2856 * side;
        return [
          aside * scale + Math.max(0.6, wide * scale - inward) * cosine(angle),
          y * scale + end,
          Math.max(0.6, deep * scale - inward) * sine(angle),
        ];
      });
    }),
  );

/** Somebody in a long coat, with an arm at the side: cast hollow, closed below. */
const standing: readonly Section[] = [
  [10, 19, 16, 0],
  [13, 22, 18, 0],
  [34, 19, 15, 1],
  [58, 15, 12, 2],
  [74, 18, 12, 2],
  [90, 21, 13, 1],
  [97, 15, 10, 0],
  [101, 7.5, 7.5, 0],
  [106, 9, 9, 1],
  [114, 12, 13, 2],
  [122, 11, 12, 2],
  [128, 5, 6, 1],
];
/** A cat that sits: broad below, a narrow neck, a round head. */
const sitting: readonly Section[] = [
  [9, 24, 25, 0],
  [16, 28, 29, 0],
  [34, 26, 26, 0],
  [56, 19, 19, 3],
  [70, 12, 13, 5],
  [78, 15, 16, 6],
  [90, 18, 18, 7],
  [100, 15, 15, 6],
  [106, 6, 8, 5],
];

const castFigure = (assembly: Assembly, random: Random, sections: readonly Section[]): void => {
  const scale = random.between(0.8, 1.15);
  const material: MaterialName = random.pick(["porcelain/ceramic", "porcelain/ceramic", "wood", "concrete/stone"] as const);
  assembly.add(slab([30 * scale, 4 * scale, 24 * scale], 2, 1, 3), material, { at: [0, 4 * scale, 0] });
  const body = assembly.add(bodyOf(sections, 0, scale), material);
  if (material === "porcelain/ceramic") {
    // Slip sets unevenly: thick below, thin in the neck.
    const within = sections.slice(0, -1).filter(([, wide]) => wide > 9);
    assembly.add(bodyOf(within, random.between(3, 4.4), scale), "vacuum", { inside: body });
  }
  const tall = sections.length > 10;
  const limbs: Mesh[] = tall
    ? [-1, 1].map((side) =>
        tube(
          smoothPath(
            [
              [side * 21.8 * scale, 88 * scale, 0],
              [side * 26 * scale, 66 * scale, 3 * scale],
              [side * 21.5 * scale, 48 * scale, 12 * scale],
            ],
            4,
          ),
          4 * scale,
          { sides: 9, scale: (along) => 1 - 0.35 * along },
        ),
      )
    : [
        tube(
          smoothPath(
            [
              [-29 * scale, 14 * scale, 0],
              [-40 * scale, 24 * scale, 8 * scale],
              [-36 * scale, 42 * scale, 12 * scale],
            ],
            4,
          ),
          4.4 * scale,
          { sides: 9 },
        ),
      ];
  assembly.add(merged(limbs), material);
};

/** A tower of lattice on four legs, as every city sells one. */
const castTower = (assembly: Assembly, random: Random): void => {
  const high = random.between(96, 150);
  const metal: MaterialName = random.pick(["zinc die-cast", "brass"] as const);
  const halfAt = (t: number) => 24 * (1 - t) * (1 - t) + 2.4;
  const bars: Mesh[] = [];
  const levels = 9;
  for (const [sideX, sideZ] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const)
    bars.push(
      tube(
        Array.from({ length: levels }, (_, step): Vector => {
          const t = step / (levels - 1);
          return [sideX * halfAt(t), high * t, sideZ * halfAt(t)];
        }),
        1.7,
        { sides: 6, scale: (along) => 1.2 - 0.6 * along },
      ),
    );
  for (let step = 1; step < levels - 2; step++) {
    const t = (step + 0.5) / (levels - 1);
    const half = halfAt(t) - 1.9;
    for (const side of [-1, 1]) {
      const [y, lean] = [high * t, side * high * 0.035];
      for (const sign of [-1, 1]) {
        bars.push(
          tube(
            [
              [-half, y - sign * lean, side * half],
              [half, y + sign * lean, side * half],
            ],
            0.6,
            { sides: 5 },
          ),
        );
        bars.push(
          tube(
            [
              [side * half, y - sign * lean, -half],
              [side * half, y + sign * lean, half],
            ],
            0.6,
            { sides: 5 },
          ),
        );
      }
    }
  }
  assembly.add(merged(bars), metal);
  assembly.add(merged([0.3, 0.6].map((t) => brick([halfAt(t) + 3, 1.1, halfAt(t) + 3], [0, high * t, 0]))), metal);
  assembly.cylinder(1.2, 8, metal, { at: [0, high + 8.4, 0], along: "y" });
  assembly.add(slab([30, 2.4, 30], 3, 1, 3), random.pick(["concrete/stone", metal] as const), {
    at: [0, -4.6, 0],
    turn: rotation(0, 0, 0),
  });
};

export const figurineOf = (assembly: Assembly, random: Random): void => {
  const form = random.next();
  if (form < 0.3) castTower(assembly, random);
  else castFigure(assembly, random, form < 0.7 ? standing : sitting);
};
