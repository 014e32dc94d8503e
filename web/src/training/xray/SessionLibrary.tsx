import { Suspense, lazy } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";

const ObjectLibrary = lazy(async () => ({ default: (await import("./ObjectLibrary.tsx")).ObjectLibrary }));

/** The object library as it opens within a session. */
export const SessionLibrary = ({ sessionId }: { sessionId: number }) => (
  <Suspense fallback={<Skeleton height={420} />}>
    <ObjectLibrary path={`training/simulator/sessions/${sessionId}/objects`} />
  </Suspense>
);
