import type { Entity } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { rooms, type RoomName } from "../../shell/rooms.ts";

/** A list of the administration: its declaration, and the room that the navigation shows it in. */
export interface List {
  readonly entity: Entity;
  readonly room: RoomName;
}

const entities: readonly Entity[] = Object.values(listEntities);

/** The list at an address of the administration; undefined when there is none. */
export function listAt(url: string): List | undefined {
  const entity = entities.find((each) => each.url === url);
  const room = (Object.keys(rooms) as RoomName[]).find((name) => rooms[name].some((list) => list.url === url));
  return entity && room && { entity, room };
}
