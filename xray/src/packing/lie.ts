import { levelled } from "../catalogue/levelled.ts";
import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import type { Room } from "../container/container.ts";
import { place, placeWithin, upright } from "../math/rotation.ts";
import type { Article, Placement, Solid } from "../solid.ts";
import type { Laid } from "./layers.ts";
import type { Load } from "./load.ts";
import type { Lying } from "./lying.ts";
import { Occupied } from "./occupied.ts";
import { press } from "./press.ts";
import { rest } from "./rest.ts";
import { settle } from "./settle.ts";

/** The placement of a thing whose middle lies here. */
const placementOf = ({ middle: [x, y, z] }: Load, middle: Placement): Placement => ({
  rotation: middle.rotation,
  position: place(middle, [-x, -y, -z]),
});

/** What packing knows of a thing: cloth is the box it collides as. */
const solidsOf = ({ article, soft, half }: Load): Solid[] =>
  soft
    ? [{ shape: { kind: "box", size: half }, placement: { rotation: upright, position: [0, 0, 0] }, material: "vacuum" }]
    : article.solids;

/** Lets everything settle, then presses each garment, from the lowest up, into the room the hard things and the cloth below leave it. */
export const lie = async (laid: readonly Laid[], room: Room): Promise<{ lying: Lying[]; occupied: Occupied }> => {
  const settled = await settle(laid, room);
  const reach = [room.halfX + 40, room.halfY + 40] as const;
  const occupied = new Occupied(...reach);
  const things = laid.flatMap(({ load }, index) => {
    const middle = settled[index];
    return middle
      ? [
          {
            load,
            solids: solidsOf(load),
            placement: placementOf(load, middle),
            soft: load.soft,
            wanted: load.held === true,
          },
        ]
      : [];
  });
  const resting = rest(things, room, reach);
  const lying = things.flatMap(({ load: { article, garment, hidden, held = false }, placement: settledAt }, index) => {
    const { columns, higher, crushed } = resting[index]!;
    if (crushed) return [];
    const [x, y, z] = settledAt.position;
    const placement: Placement = { rotation: settledAt.rotation, position: [x, y, z + higher] };
    if (!garment) occupied.put(columns, higher);
    const inside = hidden
      ? [{ article: hidden.article, garment: null, held: false, placement: placeWithin(placement, hidden.placement) }]
      : [];
    return [{ article, garment, held, placement }, ...inside].map((each) => ({
      ...each,
      article: { ...each.article, solids: levelled(each.article.solids, each.placement.rotation) },
    }));
  });
  const upwards = lying.filter(({ garment }) => garment).toSorted((a, b) => a.placement.position[2] - b.placement.position[2]);
  const pressed = new Map<Article, Lying>();
  for (const { article, garment, placement } of upwards) {
    if (!garment) continue;
    const now = press(garment, placement, occupied, room);
    occupied.add(now.solids, now.placement);
    pressed.set(article, {
      article: { ...article, solids: now.solids, bounds: boundsOf(now.solids), massGrams: massGramsOf(now.solids) },
      placement: now.placement,
    });
  }
  return { lying: lying.map(({ article, placement, held }) => pressed.get(article) ?? { article, placement, held }), occupied };
};
