import type { LayoutElement } from "./certificateLayout.ts";
import type { Millimetres } from "./paperSize.ts";

/** What an author does to the things on a page. An element is known by its place in the order; whoever changes the order says where they are now. */
export interface Placed {
  readonly elements: readonly LayoutElement[];
  readonly chosen: readonly number[];
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tenths of a millimetre are enough for paper. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const change = ({ elements, chosen }: Placed, how: (element: LayoutElement) => Partial<Box>): LayoutElement[] =>
  elements.map((element, index) => (chosen.includes(index) ? { ...element, ...how(element) } : element));
const chosenOf = ({ elements, chosen }: Placed): LayoutElement[] => elements.filter((_, index) => chosen.includes(index));

/** Together, as far as the paper goes. */
export function moved(placed: Placed, dx: number, dy: number, paper: Millimetres): LayoutElement[] {
  if (placed.chosen.length === 0) return [...placed.elements];
  const all = around(chosenOf(placed));
  const right = within(dx, -all.x, paper.width - all.x - all.width);
  const down = within(dy, -all.y, paper.height - all.y - all.height);
  return change(placed, ({ x, y }) => ({ x: tenth(x + right), y: tenth(y + down) }));
}

export type Edge = "n" | "e" | "s" | "w" | "ne" | "nw" | "se" | "sw";

/** A box one of whose edges or corners was drawn somewhere else: at least a millimetre of it stays, on the paper. */
export function resized(box: Box, edge: Edge, dx: number, dy: number, paper: Millimetres): Box {
  const west = edge.includes("w") ? within(dx, -box.x, box.width - 1) : 0;
  const north = edge.startsWith("n") ? within(dy, -box.y, box.height - 1) : 0;
  const east = edge.includes("e") ? within(dx, 1 - box.width, paper.width - box.x - box.width) : 0;
  const south = edge.startsWith("s") ? within(dy, 1 - box.height, paper.height - box.y - box.height) : 0;
  return {
    x: tenth(box.x + west),
    y: tenth(box.y + north),
    width: tenth(box.width - west + east),
    height: tenth(box.height - north + south),
  };
}

export const alignments = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof alignments)[number];

/** Several to the box around them, a single one to the paper. */
export function aligned(placed: Placed, to: Alignment, paper: Millimetres): LayoutElement[] {
  const own = chosenOf(placed);
  if (own.length === 0) return [...placed.elements];
  const room = own.length > 1 ? around(own) : { x: 0, y: 0, ...paper };
  const places: Record<Alignment, (box: Box) => Partial<Box>> = {
    left: () => ({ x: tenth(room.x) }),
    centre: ({ width }) => ({ x: tenth(room.x + (room.width - width) / 2) }),
    right: ({ width }) => ({ x: tenth(room.x + room.width - width) }),
    top: () => ({ y: tenth(room.y) }),
    middle: ({ height }) => ({ y: tenth(room.y + (room.height - height) / 2) }),
    bottom: ({ height }) => ({ y: tenth(room.y + room.height - height) }),
  };
  return change(placed, places[to]);
}

/** The same room between each two of at least three; the outer ones stay. */
export function distributed(placed: Placed, along: "x" | "y"): LayoutElement[] {
  const extent = along === "x" ? "width" : "height";
  const order = placed.chosen
    .flatMap((index) => (placed.elements[index] ? [{ index, box: placed.elements[index] }] : []))
    .toSorted((one, other) => one.box[along] - other.box[along]);
  if (order.length < 3) return [...placed.elements];
  const all = around(order.map(({ box }) => box));
  const gap = (all[extent] - order.reduce((sum, { box }) => sum + box[extent], 0)) / (order.length - 1);
  let next = all[along];
  const places = new Map<number, number>();
  for (const { index, box } of order) {
    places.set(index, tenth(next));
    next += box[extent] + gap;
  }
  return placed.elements.map((element, index) => ({ ...element, [along]: places.get(index) ?? element[along] }));
}

/** One step, or all the way, before or behind the others. */
export function reordered({ elements, chosen }: Placed, to: "front" | "forward" | "backward" | "back"): Placed {
  const own = new Set(chosen);
  const order = elements.map((_, index) => index);
  if (to === "front" || to === "back") {
    const taken = order.filter((index) => own.has(index));
    const rest = order.filter((index) => !own.has(index));
    return inOrder(elements, to === "front" ? [...rest, ...taken] : [...taken, ...rest], own);
  }
  const steps = to === "forward" ? order.slice(0, -1).toReversed() : order.slice(1);
  for (const at of steps) {
    const other = to === "forward" ? at + 1 : at - 1;
    const [one, next] = [order[at]!, order[other]!];
    if (own.has(one) && !own.has(next)) [order[at], order[other]] = [next, one];
  }
  return inOrder(elements, order, own);
}

const inOrder = (elements: readonly LayoutElement[], order: readonly number[], own: ReadonlySet<number>): Placed => ({
  elements: order.map((index) => elements[index]!),
  chosen: order.flatMap((index, at) => (own.has(index) ? [at] : [])),
});

/** The same once more, a little beside it, before all others. */
export function copied(placed: Placed, paper: Millimetres): Placed {
  const copies = chosenOf(placed);
  const elements = [...placed.elements, ...copies];
  const chosen = copies.map((_, index) => placed.elements.length + index);
  return { elements: moved({ elements, chosen }, 5, 5, paper), chosen };
}

export const removed = ({ elements, chosen }: Placed): Placed => ({
  elements: elements.filter((_, index) => !chosen.includes(index)),
  chosen: [],
});
