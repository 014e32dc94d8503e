import type { ReactNode } from "react";
import { MediaFile } from "../../curriculum/MediaFile.tsx";
import { OrderProgressCard } from "../../imageLibrary/order/OrderProgressCard.tsx";
import type { Row } from "../row.ts";

const asides: Readonly<Record<string, (record: Row) => ReactNode>> = {
  imageLibrary: ({ id }) => <OrderProgressCard libraryId={id} />,
  media: (record) => <MediaFile key={record.id} record={record} />,
};

/** What stands before the fields of some records. */
export const recordAside = (entityName: string, record: Row): ReactNode => asides[entityName]?.(record) ?? null;
