/** What is wrong with a part of a value, at its path. */
export interface FormFault {
  path: readonly PropertyKey[];
  message: string;
}

/** A file of the draft. */
export interface AuthoredFile {
  path: string;
  bytes: number;
}

/** The files of the draft that is written. */
export interface AuthoredMedia {
  files: readonly AuthoredFile[];
  /** Keeps a file with the draft and says under which path; `folder` where it must lie in one, such as that of an external lab. */
  upload: (file: File, folder?: string) => Promise<string>;
  /** Captions that were written, in place of those that are there. */
  keepCaptions: (file: File, as: { replace: string } | { captionsOf: string; locale: string }) => Promise<string>;
  /** Where a browser finds a file of the draft. */
  url: (path: string) => string;
}

/** A form of a block or a lab: what it shows, whom it tells, what is wrong, and the files it may choose from. */
export interface FormProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  faults: readonly FormFault[];
  media: AuthoredMedia;
}

const begins = (path: readonly PropertyKey[], start: readonly PropertyKey[]): boolean => start.every((part, index) => path[index] === part);

/** What is said at one field, or at anything within it. */
export const faultAt = (faults: readonly FormFault[], ...at: readonly PropertyKey[]): string | undefined =>
  faults.find(({ path }) => begins(path, at))?.message;

/** What is wrong within a part, as that part calls it. */
export const faultsIn = (faults: readonly FormFault[], ...at: readonly PropertyKey[]): FormFault[] =>
  faults.filter(({ path }) => begins(path, at)).map(({ path, message }) => ({ path: path.slice(at.length), message }));
