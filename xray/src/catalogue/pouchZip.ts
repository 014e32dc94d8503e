import { rotation } from "../math/rotation.ts";
import { merged, moved } from "../mesh/mesh.ts";
import { relief } from "../mesh/relief.ts";
import { slab } from "../mesh/slab.ts";
import { eased, tube } from "../mesh/sweep.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Assembly } from "./assembly.ts";
import { placesOn } from "./fittings.ts";

const STEPS = 18;
/** A bag of foil that is pressed shut has no slider, as a rule. */
const SLIDING = 0.3;

/** What closes a pouch along one long side, as its skin hangs: teeth, a coil of which only slider and stops show, or two ridges of foil. */
export const pouchZip = (assembly: Assembly, random: Random, zip: MaterialName, halfX: number, halfY: number, z: number): void => {
  const hangs = relief(random.whole(1, 99_999));
  const foil = zip === "polyethylene";
  const from = foil ? 0.97 : random.between(0.78, 0.9);
  const way = eased(
    Array.from({ length: STEPS + 1 }, (_, step): Vector => {
      const v = from * ((2 * step) / STEPS - 1);
      const x = 0.9 * halfX * Math.sqrt(1 - 0.16 * v * v) + 4.2 * hangs(2.4 * v, 3) + 1.6 * hangs(7 * v, 5);
      return [x, v * halfY, z + 3 + 1.6 * hangs(2.2 * v, 8)];
    }),
    1,
  );
  const places = placesOn(way, 3);
  if (foil) {
    for (const aside of [-1.6, 1.6])
      assembly.add(
        tube(
          way.map(([x, y, up]): Vector => [x + aside, y, up]),
          0.7,
          { sides: 5 },
        ),
        zip,
      );
    if (!random.chance(SLIDING)) return;
  } else if (zip === "nylon6") {
    assembly.add(tube(way, 1.2, { sides: 5 }), zip, { density: 0.5 });
    const stops = [places[0], places.at(-1)].flatMap((stop) =>
      stop ? [moved(slab([2.4, 1.1, 1], 0.5, 0.2, 1), { rotation: stop.turned, position: stop.at })] : [],
    );
    assembly.add(merged(stops), "zinc die-cast");
  } else {
    const tooth = slab([1.3, 0.5, 0.8], 0.3, 0, 1);
    const teeth = places.map(({ at: [x, y, up], turned }, index) => {
      const side = index % 2 === 0 ? -0.9 : 0.9;
      return moved(tooth, { rotation: turned, position: [x + side * turned[0], y + side * turned[3], up] });
    });
    assembly.add(merged(teeth), zip);
  }
  const stop = places[Math.floor((random.chance(0.7) ? random.pick([0.03, 0.96]) : random.between(0.1, 0.9)) * places.length)];
  if (!stop) return;
  const metal = foil ? zip : "zinc die-cast";
  const part = assembly.within(stop.at, stop.turned);
  part.add(slab([3.6, 5, 1.8], 1.6, 0.5, 3), metal, { at: [0, 0, 2.8] });
  const long = random.between(7, 12);
  part.add(slab([1.8, long, 0.8], 1.6, 0.3, 3), metal, {
    at: [random.between(-5, 5), long + 1, 2.8 + random.between(0, 1.2)],
    turn: rotation(0, 0, random.between(-0.9, 0.9)),
  });
};
