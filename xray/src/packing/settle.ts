import RAPIER from "@dimforge/rapier3d-compat";
import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Room } from "../container/container.ts";
import type { Matrix, Placement } from "../solid.ts";
import type { Laid } from "./layers.ts";
import { flat, turnedOnto } from "./slope.ts";
import { wallsOf } from "./walls.ts";

let ready: Promise<void> | undefined;

const matrixOf = (x: number, y: number, z: number, w: number): Matrix => {
  const scale = 2 / (x * x + y * y + z * z + w * w);
  return [
    1 - scale * (y * y + z * z),
    scale * (x * y - z * w),
    scale * (x * z + y * w),
    scale * (x * y + z * w),
    1 - scale * (x * x + z * z),
    scale * (y * z - x * w),
    scale * (x * z - y * w),
    scale * (y * z + x * w),
    1 - scale * (x * x + y * y),
  ];
};

/** Decimetres, in which the engine's tolerances suit things of this size. */
const scale = 0.01;
/** It falls under full weight, then rests under little, which lets the engine's springs push apart what was pressed together. */
const stages = [
  { steps: 80, gravity: 98.1 },
  { steps: 45, gravity: 8 },
];

/** Lets the laid things fall, tilt and slide together under gravity; gives the placement of each one's middle. */
export const settle = async (laid: readonly Laid[], room: Room): Promise<Placement[]> => {
  await (ready ??= RAPIER.init());
  const world = new RAPIER.World({ x: 0, y: 0, z: -98.1 });
  world.timestep = 1 / 75;
  const wall = (halfX: number, halfY: number, halfZ: number, x: number, y: number, z: number, turned = { z: 0, w: 1 }) =>
    world.createCollider(
      RAPIER.ColliderDesc.cuboid(halfX * scale, halfY * scale, halfZ * scale)
        .setTranslation(x * scale, y * scale, z * scale)
        .setRotation({ x: 0, y: 0, ...turned })
        .setFriction(0.4),
    );
  const { halfX, halfY, floor, height } = room;
  const thick = 100;
  wall(halfX + 200, halfY + 200, thick, 0, 0, floor - thick);
  for (const { normal, distance, from, to } of wallsOf(room)) {
    const along = (to[0] + from[0]) * -normal[1] * 0.5 + (to[1] + from[1]) * normal[0] * 0.5;
    const away = distance + thick;
    // Half of the angle whose cosine and sine the normal is.
    const half = { w: Math.sqrt((1 + normal[0]) / 2), z: Math.sqrt(Math.max(0, (1 - normal[0]) / 2)) * (normal[1] < 0 ? -1 : 1) };
    wall(thick, 500, 600, normal[0] * away - normal[1] * along, normal[1] * away + normal[0] * along, floor + 500, half);
  }
  wall(halfX + 200, halfY + 200, thick, 0, 0, floor + height + 12 + thick);
  const bodies = laid.map(({ load, x, y, z, yaw, slope = flat }) => {
    const body = world.createRigidBody(
      RAPIER.RigidBodyDesc.dynamic()
        .setTranslation(x * scale, y * scale, z * scale)
        .setRotation(turnedOnto(slope, { s: sine(yaw / 2), c: cosine(yaw / 2) }))
        .setLinearDamping(0.6)
        .setAngularDamping(1.4),
    );
    const [a, b, c] = load.half;
    const box = () => RAPIER.ColliderDesc.cuboid(a * scale, b * scale, c * scale);
    const shape = load.boxy ? box() : (RAPIER.ColliderDesc.convexHull(load.hull.map((value) => value * scale)) ?? box());
    world.createCollider(
      shape
        .setDensity(load.soft ? 0.3 : 1)
        .setFriction(0.55)
        .setRestitution(0),
      body,
    );
    return body;
  });
  for (const { steps, gravity } of stages) {
    world.gravity = { x: 0, y: 0, z: -gravity };
    for (let step = 0; step < steps; step++) world.step();
  }
  const placements = bodies.map((body): Placement => {
    const at = body.translation();
    const turned = body.rotation();
    return { rotation: matrixOf(turned.x, turned.y, turned.z, turned.w), position: [at.x / scale, at.y / scale, at.z / scale] };
  });
  world.free();
  return placements;
};
