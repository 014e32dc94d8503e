import type { ReactNode } from "react";
import { GeneratorCard } from "../imageLibrary/GeneratorCard.tsx";
import type { Row } from "./row.ts";

/** What stands before the fields of some records. */
export const recordAside = (entityName: string, record: Row): ReactNode =>
  entityName === "imageLibrary" ? <GeneratorCard libraryId={record.id} /> : null;
