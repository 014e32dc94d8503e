/** GET programstatuses/{id}/reset: what stands in a run before it is reset. */
export interface ResetPreview {
  sequence: number;
  complete: boolean;
  closed: boolean;
  /** Courses begun, and complete ones. */
  begun: number;
  completeCourses: number;
  /** Simulator sessions with a result, and those that a hard reset closes with what they have. */
  sessions: number;
  openSessions: number;
  /** Tracked seconds of the run. */
  seconds: number;
}
