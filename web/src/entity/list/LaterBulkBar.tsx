import { lazy, Suspense } from "react";
import type { BulkBarProps } from "./BulkBar.tsx";

const BulkBar = lazy(async () => ({ default: (await import("./BulkBar.tsx")).BulkBar }));

/** What can be done with all that is selected is fetched when something is. */
export const LaterBulkBar = (props: BulkBarProps) =>
  props.selection.pages.size > 0 && (
    <Suspense>
      <BulkBar {...props} />
    </Suspense>
  );
