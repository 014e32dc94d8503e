import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, type Mesh } from "../mesh/mesh.ts";
import { smoothPath, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";

/** A limb from its joint on: its middle, and half its width and depth there. */
type Ring = readonly [x: number, y: number, z: number, wide: number, deep: number];

const skinOf = (rings: readonly Ring[], inward: number): Mesh =>
  loft(
    rings.map(([x, y, z, wide, deep], index) => {
      const down = Math.sign((rings.at(-1)?.[1] ?? 0) - (rings[0]?.[1] ?? 0));
      const end = index === 0 ? down * inward : index === rings.length - 1 ? -down * inward : 0;
      return Array.from({ length: 16 }, (_, side): Vector => [
        x + Math.max(0.4, wide - inward) * cosine(0.3927 * side),
        y + end,
        z + Math.max(0.4, deep - inward) * sine(0.3927 * side),
      ]);
    }),
  );

/** A doll of soft plastic: a hollow trunk and head, limbs turned on pins, hair sewn in, a thin dress. */
export const dollOf = (assembly: Assembly, random: Random): void => {
  const size = random.between(0.82, 1.12);
  const scaled = (rings: readonly Ring[]): Ring[] =>
    rings.map(([x, y, z, wide, deep]) => [x * size, y * size, z * size, wide * size, deep * size]);
  const hollow = (rings: readonly Ring[], wall: number) => {
    const skin = assembly.add(skinOf(scaled(rings), 0), "PVC", { density: 1.15 });
    return assembly.add(skinOf(scaled(rings), wall), "vacuum", { inside: skin });
  };
  hollow(
    [
      [0, -44, 0, 8, 8],
      [0, -40, 0, 18, 13],
      [0, -28, 0, 20, 14],
      [0, -6, 0, 14.5, 11],
      [0, 16, 0, 18, 13],
      [0, 32, 0, 21, 12],
      [0, 40, 0, 12, 9],
      [0, 46, 0, 6, 6],
      [0, 53, 0, 6, 6],
    ],
    1.8,
  );
  for (const side of [-1, 1]) {
    const lift = random.between(-0.1, 0.5);
    const arm = ([along, wide]: readonly [number, number]): Ring => [
      side * (25 + along * 0.3 + lift * along * 0.4),
      34 - along * (0.95 - 0.35 * lift),
      along > 34 ? (along - 34) * 0.25 : 0,
      wide,
      wide,
    ];
    hollow(
      (
        [
          [-4, 3],
          [0, 6.6],
          [20, 6],
          [36, 5.6],
          [40, 5.4],
          [62, 4.2],
          [68, 4.8],
          [76, 5],
          [82, 2],
        ] as const
      ).map(arm),
      1.5,
    );
    const bent = random.between(-0.04, 0.14);
    const leg = ([along, wide, deep]: readonly [number, number, number]): Ring => [
      side * (10.5 + along * (0.04 + bent)),
      -46 - along,
      Math.max(0, deep - wide) * 0.7,
      wide,
      deep,
    ];
    hollow(
      (
        [
          [-3, 4, 4],
          [2, 9, 9],
          [24, 9, 9.6],
          [44, 7, 7.6],
          [52, 7.4, 7.4],
          [66, 7, 8],
          [84, 4.8, 5],
          [90, 5, 9],
          [95, 5, 10],
          [98, 3, 6],
        ] as const
      ).map(leg),
      1.7,
    );
    assembly.cylinder(1.1, 3.2 * size, "steel/iron", { at: [side * 22.6 * size, 34 * size, 9.4 * size], along: "x" });
  }
  const head: Ring[] = [
    [0, 54, 0, 6, 6],
    [0, 58, 1, 14, 14],
    [0, 68, 1, 18, 18],
    [0, 80, 0, 19, 19.5],
    [0, 90, 0, 15, 16],
    [0, 96, 0, 7, 8],
  ];
  const room = hollow(head, 2);
  for (const side of [-1, 1])
    assembly.ellipsoid([2.6 * size, 3 * size, 1.3 * size], "glass soda-lime", {
      at: [side * 6.5 * size, 74 * size, 11.4 * size],
      inside: room,
    });
  // Hair in strands that fall to one side.
  const fall = random.between(-26, 26);
  const strands = Array.from({ length: 13 }, (_, strand) => {
    const from = (strand - 6) * 2.6 * size;
    return tube(
      smoothPath(
        [
          [from, 98 * size, 4 - strand * 0.6],
          [from * 1.9, 84 * size, -19 * size],
          [from * 1.6 + fall * 0.4, 60 * size, -22 * size],
          [from * 1.5 + fall, random.between(22, 40) * size, -18 * size],
        ],
        4,
      ),
      1.1,
      { sides: 5 },
    );
  });
  assembly.add(merged(strands), "nylon6", { density: 0.5 });
  if (!random.chance(0.7)) return;
  const flare = random.between(24, 44);
  const dress = (inward: number): Ring[] => [
    [0, 30, 0, 23 - inward, 15 - inward],
    [0, 0, 0, 17.5 - inward, 14 - inward],
    [0, -26, 0, 24 - inward, 18 - inward],
    [0, -78, 0, flare - inward, 20 - inward],
  ];
  // Open below: an outer and an inner skin that meet at both hems.
  const ring = ([x, y, z, wide, deep]: Ring): Vector[] =>
    Array.from({ length: 22 }, (_, side): Vector => {
      const fold = 1 + (y < -20 ? 0.08 * sine(side * 2) : 0);
      return [x + wide * fold * cosine(0.2856 * side), y, z + deep * fold * sine(0.2856 * side)];
    });
  const rings = [...scaled(dress(0)).map(ring), ...scaled(dress(0.7)).toReversed().map(ring)];
  assembly.add(loft(rings, true), "PET/polyester", { density: 0.5 });
};
