import type { Entity } from "@vigil/model/entity/entity";
import { listQuery } from "../entityCalls.ts";
import { columnsOf, usualColumns } from "./columns.ts";
import { readListState } from "./listState.ts";

const rows = 5;

/** The first rows of a list as it usually stands, and what they are shown in. */
export function latestRows(entity: Entity, permissions: readonly string[]) {
  const state = { ...readListState(entity, {}), limit: rows };
  const usual = usualColumns(entity);
  const columns = columnsOf(entity, permissions)
    .filter(({ name }) => usual.includes(name))
    .map((column) => ({ ...column, sortPath: undefined }));
  const fields = [...new Set([entity.title, ...columns.flatMap(({ paths }) => paths)])];
  return { state, columns, query: listQuery(entity, state, fields) };
}
