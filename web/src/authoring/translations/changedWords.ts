/** What of a text is not in the other: both begin and end alike, and differ in between. */
export function changedWords(before: string, now: string): { start: string; was: string; is: string; end: string } {
  const [old, fresh] = [before.split(/(\s+)/u), now.split(/(\s+)/u)];
  const most = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < most && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  return {
    start: old.slice(0, start).join(""),
    was: old.slice(start, old.length - end).join(""),
    is: fresh.slice(start, fresh.length - end).join(""),
    end: old.slice(old.length - end).join(""),
  };
}
