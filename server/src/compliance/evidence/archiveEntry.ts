export interface ArchiveEntry {
  name: string;
  /** Nothing where they cannot be unpacked. */
  bytes: Buffer | undefined;
}
