import { placeWithin, rotation, upright } from "../math/rotation.ts";
import type { MaterialName } from "../physics/materials.ts";
import type { Matrix, Noise, Placement, Shape, Solid, Substance, Vector } from "../solid.ts";

export interface Held {
  at?: Vector;
  turn?: Matrix;
  density?: number;
  /** The solid this one lies strictly within. */
  inside?: Solid | undefined;
  noise?: Noise;
  hollow?: Solid["hollow"];
}

/** Turns a cylinder's z along the named axis. */
export const lengthwise: Record<"x" | "y" | "z", Matrix> = {
  x: rotation(0, Math.PI / 2, 0),
  y: rotation(-Math.PI / 2, 0, 0),
  z: upright,
};

/** Collects the solids of an article; `within` gives a part with its own coordinates that adds to the same list. */
export class Assembly {
  readonly solids: Solid[];
  readonly frame: Placement;

  constructor(solids: Solid[] = [], frame: Placement = { rotation: upright, position: [0, 0, 0] }) {
    this.solids = solids;
    this.frame = frame;
  }

  within(at: Vector, turn: Matrix = upright): Assembly {
    return new Assembly(this.solids, placeWithin(this.frame, { rotation: turn, position: at }));
  }

  add(shape: Shape, material: Substance, held: Held = {}): Solid {
    const { at = [0, 0, 0], turn = upright, density, inside, noise, hollow } = held;
    const solid: Solid = {
      shape,
      placement: placeWithin(this.frame, { rotation: turn, position: at }),
      material,
      ...(density === undefined ? {} : { density }),
      ...(inside ? { inside: { material: inside.material, ...(inside.density === undefined ? {} : { density: inside.density }) } } : {}),
      ...(noise ? { noise } : {}),
      ...(hollow ? { hollow } : {}),
    };
    this.solids.push(solid);
    return solid;
  }

  box(half: Vector, material: Substance, held?: Held): Solid {
    return this.add({ kind: "box", size: half }, material, held);
  }

  ellipsoid(radii: Vector, material: Substance, held?: Held): Solid {
    return this.add({ kind: "ellipsoid", size: radii }, material, held);
  }

  cylinder(radius: number, halfLength: number, material: Substance, held: Held & { along?: "x" | "y" | "z" } = {}): Solid {
    const { along, ...rest } = held;
    return this.add(
      { kind: "cylinder", size: [radius, radius, halfLength] },
      material,
      along ? { ...rest, turn: lengthwise[along] } : rest,
    );
  }

  /** A body of the outer form whose hollow is filled with something else. */
  hollow(outer: Shape, inner: Shape, material: MaterialName, filling: Substance, held: Held & { fillingDensity?: number } = {}): Solid {
    const { fillingDensity, ...rest } = held;
    const wall = this.add(outer, material, rest);
    const { at, turn } = rest;
    return this.add(inner, filling, {
      inside: wall,
      ...(at ? { at } : {}),
      ...(turn ? { turn } : {}),
      ...(fillingDensity === undefined ? {} : { density: fillingDensity }),
    });
  }
}
