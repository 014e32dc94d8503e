import type { Chosen } from "@vigil/model/entity/bulk/bulkWire";

/** Records that somebody chose, and how many they saw. */
export interface Selected {
  readonly on: Chosen;
  readonly count: number;
}

export const only = (id: number): Selected => ({ on: { ids: [id] }, count: 1 });
