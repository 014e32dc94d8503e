import { cosine } from "../math/cosine.ts";
import { rotation } from "../math/rotation.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged, moved } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { slab } from "../mesh/slab.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import { Assembly } from "./assembly.ts";
import { beltOf } from "./belt.ts";
import { post } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind } from "./kind.ts";
import { wholePower } from "../math/wholePower.ts";

/** How much of a roll its cloth takes up, with the fibres that stand off. */
const FILLED = [0.62, 0.88] as const;

/** A roll along y, a little flattened: one length of cloth wound up, its folds lying unevenly, with the air that stays between them. */
const roll = (
  assembly: Assembly,
  random: Random,
  own: { radius: number; half: number; flat: number; material: MaterialName; density: number; turns: number },
): void => {
  const { radius, half, flat, material, density, turns } = own;
  const lumps = relief(random.whole(1, 99_999));
  const steps = 11;
  const points = 13 * turns;
  const pitch = (radius * 0.92) / turns;
  // Loose cloth fills nearly all the room between its turns.
  const thick = pitch * random.between(...FILLED);
  const slip = random.between(-0.1, 0.1);
  const rings = Array.from({ length: steps + 1 }, (_, step) => {
    const t = (step / steps) * 2 - 1;
    const taper = Math.sqrt(Math.max(0.3, 1 - 0.5 * wholePower(t, 8)));
    const side = (point: number, off: number): Vector => {
      const wound = (point / points) * turns;
      const angle = 2 * Math.PI * wound;
      const [c, s] = [cosine(angle), sine(angle)];
      const waves = 0.34 * lumps(t * 4 + 3 * wound, c * 2 + wound) + 0.26 * lumps(t * 11, s * 3 + 2 * wound);
      const reach = (radius * 0.08 + pitch * (wound + waves * Math.min(1, wound)) + off) * taper * (1 + 0.08 * lumps(t * 2.5 + 7, c * 1.6));
      // Nearer to its core it has slipped out of the end.
      return [reach * c, half * (t * (1 - 0.04 * lumps(wound * 2, 9)) + slip * (1 - wound / turns)), reach * flat * s];
    };
    const outer = Array.from({ length: points + 1 }, (__, point) => side(point, thick / 2));
    const inner = Array.from({ length: points + 1 }, (__, point) => side(points - point, -thick / 2));
    return [...outer, ...inner];
  });
  // As heavy as the roll would be, in the sheet alone.
  assembly.add(loft(rings), material, {
    density: Math.min(0.95, (0.85 * density * pitch) / thick),
    noise: { frequency: 0.05, amplitude: 0.3, anisotropy: 1.6, seed: random.whole(1, 999) },
  });
};

export const rolled = {
  rolledShirt: everyday("clothing", "Rolled shirt", "A lumpy roll of cloth with the edges of its layers running along it.", (random) => {
    const assembly = new Assembly();
    roll(assembly, random, {
      radius: random.between(26, 40),
      half: random.between(95, 150),
      flat: random.between(0.6, 0.85),
      material: random.pick(["cotton/cellulose", "PET/polyester"] as const),
      density: random.between(0.22, 0.34),
      turns: 4,
    });
    return { solids: assembly.solids, manifestLine: "1 rolled shirt" };
  }),
  rolledJeans: everyday("clothing", "Rolled jeans", "A heavy roll of denim; rivets and the zip show as dots.", (random) => {
    const assembly = new Assembly();
    const radius = random.between(42, 52);
    roll(assembly, random, {
      radius,
      half: random.between(150, 180),
      flat: 0.75,
      material: "cotton/cellulose",
      density: random.between(0.34, 0.44),
      turns: 5,
    });
    // Those rivets that did not end up within the roll lie on it as its cloth does.
    const rivets = Array.from({ length: random.whole(1, 4) }, () => {
      const angle = random.between(0, 2 * Math.PI);
      const [x, z] = [radius * cosine(angle), 0.75 * radius * sine(angle)];
      const outward = rotation(0.2 * random.normal(), Math.PI / 2 - angle, 0);
      return moved(post(4, 0.8, [0, 0, 0], 9), { rotation: outward, position: [0.98 * x, random.between(60, 140), 0.98 * z] });
    });
    assembly.add(merged(rivets), "brass");
    return { solids: assembly.solids, manifestLine: "1 pair of jeans, rolled" };
  }),
  socks: everyday("clothing", "Socks", "A soft ball of rolled knit.", (random) => {
    const assembly = new Assembly();
    roll(assembly, random, {
      radius: random.between(25, 33),
      half: random.between(38, 52),
      flat: random.between(0.7, 0.95),
      material: random.pick(["cotton/cellulose", "wool (keratin)"] as const),
      density: random.between(0.2, 0.32),
      turns: 4,
    });
    return { solids: assembly.solids, manifestLine: "1 pair of socks" };
  }),
  belt: everyday("clothing", "Belt", "A coiled leather band with a dark buckle.", beltOf),
  cap: everyday("clothing", "Cap", "A hollow soft dome with a stiff curved peak.", (random) => {
    const assembly = new Assembly();
    const dome = (base: number, radius: number, high: number) =>
      loft(
        Array.from({ length: 9 }, (_, level) => {
          const height = (level / 8.2) * high;
          const reach = radius * Math.sqrt(1 - (level / 8.2) * (level / 8.2));
          return Array.from({ length: 26 }, (__, side): Vector => [
            reach * cosine(side / 4.138),
            reach * 1.15 * sine(side / 4.138),
            base + height,
          ]);
        }),
      );
    const cloth = assembly.add(dome(0, 78, 64), "cotton/cellulose", { density: 0.55 });
    assembly.add(dome(0.8, 75.6, 60.5), "vacuum", { inside: cloth });
    assembly.add(slab([58, 34, 1.8], 30, 0.5, 5), "polyethylene", { at: [0, 118, 4], turn: rotation(random.between(0.1, 0.35), 0, 0) });
    assembly.cylinder(5, 2, "steel/iron", { at: [0, 0, 66] });
    return { solids: assembly.solids, manifestLine: "1 cap" };
  }),
} satisfies Record<string, Kind>;
