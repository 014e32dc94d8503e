import type { Entity } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { eventCells } from "../../reporting/eventCells.tsx";
import { trainingEventCells } from "../../compliance/events/eventCells.tsx";
import { accessLevelCells } from "../../organization/accessLevelCells.tsx";
import { userSessionCells } from "../../organization/userSessionCells.tsx";
import { imageLibraryCells } from "../../imageLibrary/imageLibraryCells.tsx";
import { imageCells } from "../../imageLibrary/image/imageCells.tsx";
import { simulatorSessionCells } from "../../simulator/simulatorSessionCells.tsx";
import { integrityFlagCells } from "../../integrity/integrityFlagCells.tsx";
import { rooms, type RoomName } from "../../shell/rooms.ts";
import type { Cells } from "./cells.ts";

export interface ListPlace {
  entity: Entity;
  room: RoomName;
  cells: Cells;
  /** Where a row leads when not to its record page. */
  opens?: "review";
  /** The words of what is done with a row, where it is not to be edited. */
  rowAction?: "entity.details";
}

const cells: Readonly<Record<string, Cells>> = {
  accessLevel: accessLevelCells,
  userSession: userSessionCells,
  imageLibrary: imageLibraryCells,
  image: imageCells,
  simulatorSession: simulatorSessionCells,
  integrityFlag: integrityFlagCells,
  event: eventCells,
  trainingEvent: trainingEventCells,
};
const entities: readonly Entity[] = Object.values(listEntities);

/** The list at an address of the administration; undefined when there is none. */
export function listAt(url: string): ListPlace | undefined {
  const entity = entities.find((each) => each.url === url);
  const room = (Object.keys(rooms) as RoomName[]).find((name) => rooms[name].some((list) => list.url === url));
  if (!entity || !room) return undefined;
  return {
    entity,
    room,
    cells: cells[entity.name] ?? {},
    ...(entity.name === "simulatorSession" ? { opens: "review" as const } : {}),
    ...(entity.name === "event" ? { rowAction: "entity.details" as const } : {}),
  };
}
