import type { ReactNode } from "react";
import type { Row } from "../row.ts";

/** One of the three ways out of the declaration: a field's own cell, by the field's name. */
export type Cells = Readonly<Record<string, (row: Row) => ReactNode>>;
