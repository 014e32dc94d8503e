/** A file as it lies in a version, or in the draft. */
export interface FileSide {
  bytes: number;
  mediaType: string;
  url: string;
}

/** What is different beside the text of a course: files by their names and bytes. */
export interface ComparedFile {
  path: string;
  change: "added" | "removed" | "changed";
  before: FileSide | null;
  after: FileSide | null;
}

/** Files by their paths, each with what tells its bytes. */
export function comparedFiles(
  before: ReadonlyMap<string, FileSide & { hash: string }>,
  after: ReadonlyMap<string, FileSide & { hash: string }>,
): ComparedFile[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((path): ComparedFile[] => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was?.hash === is?.hash) return [];
    const change = was === undefined ? "added" : is === undefined ? "removed" : "changed";
    return [{ path, change, before: sideOf(was), after: sideOf(is) }];
  });
}

const sideOf = (file: FileSide | undefined): FileSide | null =>
  file === undefined ? null : { bytes: file.bytes, mediaType: file.mediaType, url: file.url };
