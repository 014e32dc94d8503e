/** GET training/status/sequence/{programId}/{sequence}: tracked whole seconds of that run, and over all runs that count. */
export interface SequenceAnswer {
  sequence: number;
  duration: number;
  total: number;
  complete: boolean;
}

/** POST timetracking/{programId}: the server goes on with the open session, or opens one. */
export interface TimeTrackingBody {
  sequence?: number | undefined;
  session?: number | undefined;
  forceNewSession?: boolean | undefined;
}
export interface TimeTrackingStart {
  sequence: number;
  /** Number of the time session within the run, from 1. */
  session: number;
  /** Whole seconds counted in this session. */
  duration: number;
  /** Of this run. */
  sequenceTotal: number;
  /** Over the runs that minTime asks about. */
  total: number;
  /** Seconds of the session that were not counted. */
  lag: number;
  minTime: number;
  minSequenceTime: number;
  displaySequenceOnly: boolean;
}
/** PUT timetracking/{programId}: `duration` of the body is the session's so far, as the page counted it. */
export interface TimeTrackingAnswer {
  duration: number;
  total: number;
}
