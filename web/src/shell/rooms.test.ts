import { listEntities } from "@vigil/model/lists";
import { offers } from "@vigil/model/entity/entity";
import { en } from "@vigil/model/phrases/en";
import { expect, test } from "vitest";
import { accessLevels } from "@vigil/model/identity/accessLevels";
import { administers } from "./administers.ts";
import { addonMissing, openPages, openRooms, rooms, type RoomList } from "./rooms.ts";

const lists: readonly RoomList[] = Object.values(rooms).flat();

test.each(lists)("the navigation names $name as its declaration does", ({ name, url, permission, add }) => {
  const entity = Object.values(listEntities).find((each) => each.name === name);
  expect(entity?.url).toBe(url);
  expect(permission).toBe(`${entity?.plural}:view`);
  expect(add).toBe(entity && offers(entity, "add") ? `${entity.plural}:add` : undefined);
});

test("every list is found in the navigation", () => {
  const found = lists.map(({ name }) => name);
  const missing = Object.keys(listEntities).filter((name) => !found.includes(name));
  expect(missing).toEqual([]);
});

test("R-2.062 plugins are what people read, addons what is called: the same thing", () => {
  expect(rooms.organization.find(({ name }) => name === "addon")?.url).toBe("addons");
  expect([en.records.addon.singular, en.records.addon.plural]).toEqual(["Plugin", "Plugins"]);
});

test("only what the permissions open is shown, and no room stands empty", () => {
  expect(
    openRooms({ permissions: ["users:view", "events:view"], addons: [] }).map(({ room, lists: open }) => [
      room,
      open.map(({ name }) => name),
    ]),
  ).toEqual([
    ["organization", ["user"]],
    ["reporting", ["event"]],
  ]);
  expect(openRooms({ permissions: [], addons: ["credits"] })).toEqual([]);
});

test("credits stand in the navigation of domains with the plugin only, and nobody begins to add one elsewhere", () => {
  const names = (addons: string[]) =>
    openRooms({ permissions: ["credits:view", "userCredits:view", "programCertificates:view"], addons })
      .flatMap((room) => room.lists)
      .map(({ name }) => name);
  expect(names([])).toEqual(["programCertificate"]);
  expect(names(["credits"])).toEqual(["credit", "userCredit", "programCertificate"]);
  expect(["credits", "usercredits", "users"].map((url) => addonMissing(url, { permissions: [], addons: [] }))).toEqual([true, true, false]);
});

test("threats are put into bags where the plugin makes images only", () => {
  const urls = (addons: string[]) =>
    openPages("imageLibrary", { permissions: ["images:view", "images:add"], addons }).map(({ url }) => url);
  expect(urls(["imageGenerator"])).toEqual([...urls([]), "projection"]);
});

test.each(accessLevels)("whether $title ($code) has the frame of an administrator goes by the lists that are open", ({ permissions }) => {
  expect(administers({ permissions })).toBe(openRooms({ permissions, addons: [] }).length > 0);
});

test("whoever looks at nothing but pages that are no list has the frame of a learner", () => {
  const rights = ["training:take", "audit:view", "reports:view", "operations:view", "statuses:view"];
  expect([administers({ permissions: rights }), administers({ permissions: [...rights, "events:view"] })]).toEqual([false, true]);
});
