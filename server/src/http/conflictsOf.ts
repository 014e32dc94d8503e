import type { Room } from "../room.ts";
import type { Conflicts } from "./databaseProblem.ts";

/** What the unique constraints of all rooms mean. */
export const conflictsOf = (rooms: readonly Room[]): Conflicts => Object.assign({}, ...rooms.map(({ conflicts }) => conflicts));
