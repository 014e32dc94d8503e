/** The one part of a file that is asked for; undefined = all of it, as is right for whatever else is asked. */
export function byteRange(header: string | undefined, size: number): { start: number; end: number } | "outside" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined; // no range at all
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "outside" : { start, end };
}
