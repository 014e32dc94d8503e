/** What several views in one file are called. */
export const viewsMediaType = "application/vnd.vigil.views";

/** The files of a scan's views as one: how many, how long each is (whole numbers of 32 bits, low byte first), then the files. */
export function joinViews(views: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = 4 * (1 + views.length);
  const joined = new Uint8Array(views.reduce((sum, { length }) => sum + length, head));
  const numbers = new DataView(joined.buffer);
  let at = head;
  for (const [index, number] of [views.length, ...views.map(({ length }) => length)].entries()) numbers.setUint32(4 * index, number, true);
  for (const view of views) {
    joined.set(view, at);
    at += view.length;
  }
  return joined;
}

/** The files that were joined; refuses what does not add up. */
export function splitViews(joined: Uint8Array): Uint8Array[] {
  const numbers = new DataView(joined.buffer, joined.byteOffset, joined.byteLength);
  const count = joined.length < 4 ? 0 : numbers.getUint32(0, true);
  if (count === 0 || joined.length < 4 * (1 + count)) throw new Error("These are no views of a scan.");
  let at = 4 * (1 + count);
  const views = Array.from({ length: count }, (_, index) => {
    const length = numbers.getUint32(4 * (1 + index), true);
    at += length;
    return joined.subarray(at - length, at);
  });
  if (at !== joined.length) throw new Error("These are no views of a scan.");
  return views;
}
