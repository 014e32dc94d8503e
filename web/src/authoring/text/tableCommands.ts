import type { Node, ResolvedPos } from "prosemirror-model";
import { TextSelection, type Command, type EditorState } from "prosemirror-state";
import { pageSchema } from "./schema.ts";

const { nodes } = pageSchema;

interface TablePlace {
  table: Node;
  start: number;
  row: number;
  column: number;
}

/** The cell of a table that the caret stands in. */
export function tableAt({ selection: { $from } }: Pick<EditorState, "selection">): TablePlace | null {
  if ($from.parent.type !== nodes.cell) return null;
  return { table: $from.node(1), start: $from.before(1), row: $from.index(1), column: $from.index(2) };
}

const emptyCell = (head: boolean): Node => nodes.cell.create({ head });
export const emptyTable = (columns: number, rows: number): Node =>
  nodes.table.create(
    null,
    Array.from({ length: rows }, (_, row) =>
      nodes.row.create(
        null,
        Array.from({ length: columns }, () => emptyCell(row === 0)),
      ),
    ),
  );

/** Where the text of a cell begins. */
function placeOf(table: Node, start: number, row: number, column: number): number {
  const rows = table.children.slice(0, row).reduce((sum, { nodeSize }) => sum + nodeSize, start + 1);
  return (
    table
      .child(row)
      .children.slice(0, column)
      .reduce((sum, { nodeSize }) => sum + nodeSize, rows + 1) + 1
  );
}

/** Replaces the rows of the table at hand, and goes on in one of its cells. */
const change =
  (rowsOf: (place: TablePlace) => { rows: Node[]; row: number; column: number } | null): Command =>
  (state, dispatch) => {
    const place = tableAt(state);
    const made = place && rowsOf(place);
    if (place === null || made === null) return false;
    if (dispatch) {
      const table = place.table.type.create(place.table.attrs, made.rows);
      const tr = state.tr.replaceWith(place.start, place.start + place.table.nodeSize, table);
      dispatch(tr.setSelection(TextSelection.create(tr.doc, placeOf(table, place.start, made.row, made.column))).scrollIntoView());
    }
    return true;
  };

export const addRow: Command = change(({ table, row, column }) => {
  const rows = [...table.children];
  const width = table.child(0).childCount;
  rows.splice(
    row + 1,
    0,
    nodes.row.create(
      null,
      Array.from({ length: width }, () => emptyCell(false)),
    ),
  );
  return { rows, row: row + 1, column: Math.min(column, width - 1) };
});

/** The head stays: a table without it says nothing. */
export const deleteRow: Command = change(({ table, row, column }) =>
  row === 0 ? null : { rows: table.children.filter((_, index) => index !== row), row: row - 1, column },
);

export const addColumn: Command = change(({ table, row, column }) => ({
  rows: table.children.map((each, index) => {
    const cells = [...each.children];
    cells.splice(column + 1, 0, emptyCell(index === 0));
    return each.type.create(null, cells);
  }),
  row,
  column: column + 1,
}));

export const deleteColumn: Command = change(({ table, row, column }) =>
  table.child(0).childCount === 1
    ? null
    : {
        rows: table.children.map((each) =>
          each.type.create(
            null,
            each.children.filter((_, index) => index !== column),
          ),
        ),
        row,
        column: Math.max(0, column - 1),
      },
);

/** From cell to cell; behind the last one there is another row. */
export const goToCell =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const place = tableAt(state);
    if (place === null) return false;
    const { table, start, row, column } = place;
    const width = table.child(0).childCount;
    const next = row * width + column + by;
    if (next < 0) return true;
    if (next >= width * table.childCount) return addRow(atColumn(state, place, 0), dispatch);
    const at: ResolvedPos = state.doc.resolve(placeOf(table, start, Math.floor(next / width), next % width));
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, at.pos, at.pos + at.parent.content.size)).scrollIntoView());
    return true;
  };

const atColumn = (state: EditorState, { table, start, row }: TablePlace, column: number): EditorState =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, placeOf(table, start, row, column))));
