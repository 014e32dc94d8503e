interface EventTimes {
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

/** The field at which the hours of an event do not fit: an end without a beginning, or not behind it. They are those of each of its days. */
export function eventTimeFault({ startTime, endTime }: EventTimes): "startTime" | "endTime" | undefined {
  if (!endTime) return undefined;
  if (!startTime) return "startTime";
  return endTime > startTime ? undefined : "endTime";
}
