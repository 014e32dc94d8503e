const most = 5;

/** A column to sign in for each day; an event of more days than the paper has room for is signed once. */
export function sheetDays(startDate: string, endDate: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(startDate); at <= Date.parse(endDate) && days.length <= most; at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days.length > most ? days.slice(0, 1) : days;
}
