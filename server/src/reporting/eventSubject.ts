import type { RawBuilder } from "kysely";

/** What an event is about. A record that the same transaction has just made may be named by how it is found. */
export interface EventSubject {
  entity: string;
  id: number | RawBuilder<number>;
}
