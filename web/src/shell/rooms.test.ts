import { listEntities } from "@vigil/model/entity/listEntities";
import { offers } from "@vigil/model/entity/entity";
import { expect, test } from "vitest";
import { openRooms, rooms, type RoomList } from "./rooms.ts";

const lists: readonly RoomList[] = Object.values(rooms).flat();

test.each(lists)("the navigation names $name as its declaration does", ({ name, url, permission, add }) => {
  const entity = Object.values(listEntities).find((each) => each.name === name);
  expect(entity?.url).toBe(url);
  expect(permission).toBe(`${entity?.plural}:view`);
  expect(add).toBe(entity && offers(entity, "add") ? `${entity.plural}:add` : undefined);
});

test("only what the permissions open is shown, and no room stands empty", () => {
  expect(openRooms(["users:view", "events:view"]).map(({ room, lists: open }) => [room, open.map(({ name }) => name)])).toEqual([
    ["organization", ["user"]],
    ["reporting", ["event"]],
  ]);
  expect(openRooms([])).toEqual([]);
});
