import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import type { Mesh, Point } from "../mesh/mesh.ts";
import { revolution } from "../mesh/revolution.ts";
import { smoothPath, sweepOf, tube } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import type { Parts } from "./kind.ts";

const FACETS = 8;
/** Points of a corner between two facets, which is as round as it was cast. */
const CORNER = [-0.14, -0.05, 0.05, 0.14] as const;

/** Cast walls of eight facets, or turned ones; the profile tells radius and height; a lip stands out of the upper ones. */
const wallOf = (profile: readonly Point[], faceted: boolean, lip = 0): Mesh =>
  loft(
    profile.map(([radius, y], level) => {
      const spout = (lip * level) / (profile.length - 1);
      const angles = faceted
        ? Array.from({ length: FACETS * CORNER.length }, (_, at) => {
            const corner = Math.floor(at / CORNER.length);
            return ((corner + (CORNER[at % CORNER.length] ?? 0)) / FACETS) * 2 * Math.PI;
          })
        : Array.from({ length: 32 }, (_, at) => (at / 16) * Math.PI);
      return angles.map((angle): Vector => {
        const pointed = Math.max(0, -cosine(angle) - 0.8) * 5;
        const reach = radius + spout * pointed * pointed;
        return [reach * cosine(angle), y, reach * sine(angle)];
      });
    }),
  );

/** A boiler with its valve and funnel, a can with a spout, a column and a lid, screwed together at the waist; its axis along y. */
export const espressoPotOf = (random: Random): Parts => {
  const assembly = new Assembly();
  const metal = random.pick(["aluminium", "stainless 304"] as const);
  const wall = metal === "aluminium" ? random.between(2.8, 4.2) : random.between(1, 1.5);
  const radius = random.between(33, 44);
  const [low, high] = [random.between(58, 70), random.between(68, 82)];
  const waist = radius * random.between(0.7, 0.8);
  const faceted = metal === "aluminium" && random.chance(0.8);
  const inward = (profile: readonly Point[], floor: number, lid: number): Point[] =>
    profile.map(([reach, y], at) => [reach - wall, at === 0 ? y + floor : at === profile.length - 1 ? y - lid : y]);
  const boiler: Point[] = [
    [radius * 0.93, -low],
    [radius, 6 - low],
    [radius * 0.95, -low * 0.55],
    [waist * 1.06, -low * 0.2],
    [waist, -0.5],
  ];
  const lower = assembly.add(wallOf(boiler, faceted), metal);
  const hollow = assembly.add(wallOf(inward(boiler, wall, 1.2), faceted), "vacuum", { inside: lower });
  const funnel: Point[] = [
    [3.2, 16 - low],
    [3.4, -30],
    [waist * 0.72, -20],
    [waist * 0.72, -3],
  ];
  const cone = assembly.add(revolution(funnel, 20), "aluminium", { turn: lengthwise.y, inside: hollow });
  const cup = funnel.map(([reach, y], at): Point => [reach - 0.9, at === 0 ? y + 0.9 : at === 3 ? y - 0.9 : y]);
  assembly.add(revolution(cup, 20), "vacuum", { turn: lengthwise.y, inside: cone });
  // A valve of brass in the boiler's side.
  const side = radius * 0.97;
  assembly.cylinder(4.6, 4.4, "brass", { at: [0, -low * 0.6, side + 2.6], density: 7 });
  const can: Point[] = [
    [waist, 0.6],
    [waist * 1.03, 7],
    [radius * 0.82, high * 0.4],
    [radius * 0.97, high],
  ];
  const lip = random.between(6, 11);
  const upper = assembly.add(wallOf(can, faceted, lip), metal);
  const room = assembly.add(wallOf(inward(can, wall, 1.2), faceted, lip), "vacuum", { inside: upper });
  const column = revolution(
    [
      [7, wall + 1.2],
      [4.4, high * 0.4],
      [3.8, high * 0.72],
    ],
    14,
  );
  assembly.add(column, "aluminium", { turn: lengthwise.y, inside: room, density: 1.3 });
  // The lid stands a little above the rim, a knob of plastic upon it.
  const lid: Point[] = [
    [radius * 0.99, high + 0.6],
    [radius * 0.8, high + 4],
    [6, high + 9],
  ];
  const dome = assembly.add(wallOf(lid, faceted), metal);
  const under = lid.map(([reach, y], at): Point => [reach - (at === 2 ? 1.5 : 4), at === 0 ? y + 0.7 : y - 1.3]);
  assembly.add(wallOf(under, faceted), "vacuum", { inside: dome });
  assembly.add(revolution([[3, high + 9.4], [6.4, high + 15], [5, high + 21]], 14), "nylon6", { turn: lengthwise.y }); // prettier-ignore
  const grip = smoothPath(
    [
      [radius * 0.96 + 3, high - 3, 0],
      [radius + 20, high - 5, 0],
      [radius + random.between(24, 32), high * 0.62, 0],
      [radius + random.between(12, 24), high * random.between(0.06, 0.2), 0],
    ],
    5,
  );
  const section: Point[] = [[-4, -6], [4, -6], [6, 0], [4, 6], [-4, 6], [-6, 0]]; // prettier-ignore
  assembly.add(sweepOf(grip, section, { across: [1, 0, 0], scale: (along) => 0.8 + 0.35 * sine(3 * along) }), "nylon6");
  assembly.add(tube([[radius * 0.96 + 4, high + 2.5, -9], [radius * 0.96 + 4, high + 2.5, 9]], 1.6, { sides: 6 }), "steel/iron"); // prettier-ignore
  return { solids: assembly.solids, manifestLine: "1 espresso pot" };
};
