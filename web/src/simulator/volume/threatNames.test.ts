import { expect, test } from "vitest";
import type { Box } from "../viewer/zoom.ts";
import { headOf, markRoom, threatNames } from "./threatNames.ts";

const pane = { x: 0, y: 0, width: 320, height: 200 };
const frame = { x: 100, y: 90, width: 80, height: 30 };
const named = (label: string) => ({ label, from: [0, 0, 0] as const, frame });
const widthOf = (text: string) => 8 * text.length;
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

test("the name of a threat lies over no mark, no other name and not over the pane's own; one without room is said all the same", () => {
  const marks = [markRoom({ x: 110, y: 95 })];
  const names = threatNames([named("Telescopic baton"), named("Knife")], pane, marks, widthOf);
  const rooms: Box[] = [...names.map(({ room }) => room), ...marks, headOf(pane)];
  expect(rooms.flatMap((one, place) => rooms.slice(place + 1).map((other) => overlap(one, other)))).not.toContain(true);
  expect(threatNames([named("Telescopic baton")], { ...pane, height: 20 }, [], widthOf)).toHaveLength(1);
});

test("of a name that is longer than its slice is wide the beginning is said, and that it goes on", () => {
  const [name] = threatNames([named("Object like a hand grenade")], { ...pane, width: 120 }, [], widthOf);
  expect(name?.label).toMatch(/^Object like.*…$/);
  expect(name!.room.x + name!.room.width).toBeLessThanOrEqual(120);
});
