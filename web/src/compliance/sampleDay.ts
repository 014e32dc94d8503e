/** So many days after this moment, by the calendar on the wall of whoever looks at it: what is printed today bears that day, not the day in Greenwich. */
export const sampleDay = (now: Date, after: number): string => {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + after));
  return day.toISOString().slice(0, 10);
};
