/** A line of a file that came back from a translator. */
export interface SentText {
  line: number;
  key: string;
  english: string;
  /** Empty: not said yet. */
  own: string;
}
