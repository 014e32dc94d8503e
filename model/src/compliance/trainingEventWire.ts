/** Why an event is not delivered for somebody on its list. */
export const attendanceReasons = ["inactive", "company", "unassigned", "complete", "order", "course", "credit"] as const;
export type AttendanceReason = (typeof attendanceReasons)[number];

export interface EventPerson {
  userId: number;
  firstName: string;
  lastName: string;
  username: string;
  pin: string | null;
}

/** Somebody who could be on the list too. */
export interface OfferedLearner extends EventPerson {
  /** Has completed the courses of the event already. */
  complete: boolean;
}

/** Somebody on the list of an event. */
export interface Attendance extends EventPerson {
  /** Present, or expected to be; absent otherwise. */
  attending: boolean;
  attendedAt: string | null;
  /** Why the event was not delivered for them, or would not be now. */
  reason: AttendanceReason | null;
}

/** What stands above the names, on the screen as on the sheet that is signed in the classroom. */
/** GET training/events: what a learner is expected at. */
export interface LearnerEvent {
  id: number;
  programId: number;
  programTitle: string;
  /** The company it is held at. */
  place: string;
  address: string;
  trainer: string;
  startDate: string;
  endDate: string;
}

export interface EventHead {
  id: number;
  companyName: string;
  programTitle: string;
  courses: string[];
  trainer: string;
  authority: string;
  badge: string;
  startDate: string;
  endDate: string;
  domainTitle: string;
}

export interface EventAttendance {
  head: EventHead;
  rows: Attendance[];
  /** The caller may deliver it: under the own authorization, or in the trainer's stead. */
  delivers: boolean;
}

/** What an event can be made of. */
export interface EventChoices {
  authorizations: { id: number; name: string; own: boolean; companies: { id: number; name: string }[]; courses: number[] }[];
  programs: { id: number; name: string; courses: { id: number; title: string }[] }[];
}

/** Somebody a trainer has taught, or is going to: the latest event of each program. */
export interface TrainersLearner extends EventPerson {
  companyName: string;
  programTitle: string;
  eventId: number;
  startDate: string;
  attending: boolean;
  attendedAt: string | null;
  /** The open run of the program is complete. */
  complete: boolean;
  expiryDate: string | null;
}
