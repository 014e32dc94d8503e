/** Some kilobytes each. */
const MOST_KEPT = 600;

/** Pictures that were drawn already, by the file they show, the longest unasked-for forgotten first. One that is being drawn is waited for. */
export function keptPictures(draw: (file: Uint8Array) => Promise<Uint8Array>) {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (hash: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = kept.get(hash);
    const picture = known ?? read().then(draw);
    kept.delete(hash);
    kept.set(hash, picture);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    picture.catch(() => kept.delete(hash)); // what failed is tried again
    return picture;
  };
}
