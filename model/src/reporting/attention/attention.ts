import type { WaitingReview } from "../../authoring/draftReview.ts";

/** Somebody whom an administrator has to think of. */
export interface AttentionPerson {
  userId: number;
  name: string;
  /** The program; empty of flags. */
  about: string;
  /** YYYY-MM-DD: since when, or until when; null of flags. */
  day: string | null;
  /** Flags that nobody looked at; 1 of everything else. */
  count: number;
}

export interface AttentionGroup {
  count: number;
  /** How many people that concerns. */
  persons: number;
  /** The first of them. */
  people: AttentionPerson[];
}

/** Who is overdue, whose certificate expires soon, and whose sessions nobody has looked at. */
export const attentionGroups = ["overdue", "expiring", "review"] as const;
export type Attention = Record<(typeof attentionGroups)[number], AttentionGroup> & {
  /** Certificates that have expired already and were not renewed. */
  expired: number;
  /** YYYY-MM-DD, where the domain is: the day all this was counted on. */
  today: string;
  /** The demo of this domain is still being given its history: its figures are not whole yet. */
  filling?: true;
  /** There is a mail server: people can be written to. */
  mails?: true;
  /** Drafts of courses that wait for the reader, or came back. */
  courses: WaitingReview[];
};

/** Days ahead that certificates are told of. */
export const expiringWithin = 60;
