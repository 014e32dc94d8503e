import { levelled } from "../catalogue/levelled.ts";
import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import type { Room } from "../container/container.ts";
import { place, placeWithin } from "../math/rotation.ts";
import type { Article } from "../solid.ts";
import type { Laid } from "./layers.ts";
import type { Lying } from "./lying.ts";
import { Occupied } from "./occupied.ts";
import { press } from "./press.ts";
import { settle } from "./settle.ts";

/** Lets everything settle, then presses each garment, from the lowest up, into the room the hard things and the cloth below leave it. */
export const lie = async (laid: readonly Laid[], room: Room): Promise<{ lying: Lying[]; occupied: Occupied }> => {
  const settled = await settle(laid, room);
  const occupied = new Occupied(room.halfX + 40, room.halfY + 40);
  const lying = laid.flatMap(({ load }, index) => {
    const middle = settled[index];
    if (!middle) return [];
    const [x, y, z] = load.middle;
    const placement = { rotation: middle.rotation, position: place(middle, [-x, -y, -z]) };
    const { article, garment, hidden } = load;
    const inside = hidden ? [{ article: hidden.article, garment: null, placement: placeWithin(placement, hidden.placement) }] : [];
    return [{ article, garment, placement }, ...inside].map((each) => ({
      ...each,
      article: { ...each.article, solids: levelled(each.article.solids, each.placement.rotation) },
    }));
  });
  for (const { article, garment, placement } of lying) if (!garment) occupied.add(article.solids, placement);
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
  return { lying: lying.map(({ article, placement }) => pressed.get(article) ?? { article, placement }), occupied };
};
