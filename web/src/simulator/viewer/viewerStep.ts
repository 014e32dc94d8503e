import type { TraceStep } from "@vigil/model/simulator/trace";

type WithoutTime<Step> = Step extends TraceStep ? Omit<Step, "atMs"> : never;

/** Something done to the picture, as the trace of a session keeps it, less the time. */
export type ViewerStep = WithoutTime<TraceStep>;
