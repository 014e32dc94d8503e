/** An instant as a control for date and time takes it: in the time of the reader's clock, as it is shown everywhere else. */
export function localTime(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return "";
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What was typed there, as an instant. */
export function instantOf(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? local : `${at.toISOString().slice(0, 19)}Z`;
}
