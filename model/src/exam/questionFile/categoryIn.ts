/** A path of Moodle's categories without where it stands in Moodle: `$course$/top/Safety/Blades` is Safety/Blades. */
export const categoryIn = (path: string): string =>
  path
    .trim()
    .replace(/^\$[a-z]{1,10}\d{0,10}\$\/?/u, "")
    .replace(/^top(?:\/|$)/u, "")
    .slice(0, 200)
    .trim();
