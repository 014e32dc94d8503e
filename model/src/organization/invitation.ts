/** So long an invitation holds: people who begin on a Monday are invited the week before. */
export const invitationDays = 14;

export const notInvited = ["notYours", "managed", "begun", "inactive", "noAddress"] as const;

export interface InvitationAnswer {
  invited: number[];
  /** Who was left out, and why. */
  without: { id: number; username: string; reason: (typeof notInvited)[number] }[];
}
