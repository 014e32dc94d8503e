import type { ChangeOf, CreateOf, Entity, RecordOf } from "@vigil/model/entity/entity";
import type { Tx } from "../storage/asDomain.ts";
import type { Flags } from "./flags.ts";
import type { ListFile } from "./listFile.ts";
import type { View } from "./view.ts";

/**
 * What a list does with its records where the ordinary ways (`insertRecord`, `changeRecords`, `switchRecords`, `copyRecord`,
 * `removeRecords`) are not all of it: it calls them, and does before and after what is its own. The transaction, the schema, the
 * permission, the repeated call and the answer are its caller's.
 */
export interface Writes<E extends Entity> {
  insert?: (tx: Tx, view: View<E>, values: CreateOf<E>) => Promise<RecordOf<E>>;
  change?: ((tx: Tx, view: View<E>, changes: readonly ChangeOf<E>[]) => Promise<readonly RecordOf<E>[]>) | Flags<E>;
  activate?: (tx: Tx, view: View<E>, ids: readonly number[], active: boolean) => Promise<readonly RecordOf<E>[]>;
  copy?: (tx: Tx, view: View<E>, id: number) => Promise<RecordOf<E>>;
  remove?: (tx: Tx, view: View<E>, ids: readonly number[]) => Promise<void>;
  /** The file that a record carries: POST and PUT then take a form as well. */
  file?: ListFile<E>;
}
