interface Days {
  /** YYYY-MM-DD */
  startDate: string;
  endDate: string;
  /** HH:MM */
  startTime: string | null;
}

export type Early = { is: "notBegun" | "notOver"; day: string; time: string | null };

/** What speaks against delivering an event yet, by the clock on the wall (YYYY-MM-DDTHH:MM): it has not begun, or goes on for days. */
export function earlyDelivery({ startDate, endDate, startTime }: Days, wall: string): Early | null {
  const begins = `${startDate}T${startTime ?? "00:00"}`;
  if (wall < begins) return { is: "notBegun", day: startDate, time: startTime };
  return wall.slice(0, 10) < endDate ? { is: "notOver", day: endDate, time: null } : null;
}
