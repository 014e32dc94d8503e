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
  /** Present, or expected to be; absent; null = nobody has said yet. */
  attending: boolean | null;
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
  /** Where at the company it is held, and the company. */
  place: string;
  address: string;
  trainer: string;
  startDate: string;
  endDate: string;
  /** Of each day, where the place is. */
  startTime: string | null;
  endTime: string | null;
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
  startTime: string | null;
  endTime: string | null;
  place: string;
  domainTitle: string;
}

export interface EventAttendance {
  head: EventHead;
  rows: Attendance[];
  /** The caller may deliver it: under the own authorization, or in the trainer's stead. */
  delivers: boolean;
}

/** What a delivery now would give to somebody on the list: the program with its certificate, courses of it, or nothing, and why. */
export const deliveryGifts = ["program", "courses", "refused", "absent", "unmarked"] as const;
export type DeliveryPreview = { userId: number; name: string; gets: (typeof deliveryGifts)[number] }[];

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
  attending: boolean | null;
  attendedAt: string | null;
  /** The open run of the program is complete. */
  complete: boolean;
  expiryDate: string | null;
}
