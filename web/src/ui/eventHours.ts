interface Hours {
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** "09:00 – 12:30", "09:00", or nothing. Not in the model: a learner's home would load all of its chunk for this line. */
export const eventHours = ({ startTime, endTime }: Hours): string => [startTime, endTime].filter(Boolean).join(" – ");
