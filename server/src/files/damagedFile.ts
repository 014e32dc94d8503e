/** The bytes of a stored file are no longer those it is named after: it is not given out. */
export class DamagedFile extends Error {
  readonly hash: string;

  constructor(hash: string) {
    super(`File ${hash} is damaged.`);
    this.name = "DamagedFile";
    this.hash = hash;
  }
}
