/** What can be wrong with a file of phrases, and whether English is said in its place. */
export const faultKinds = {
  broken: { instead: true, text: "the file is no JSON" },
  unknown: { instead: true, text: "English has no such key" },
  noText: { instead: true, text: "not a text" },
  twice: { instead: true, text: "said in another place as well" },
  lost: { instead: true, text: "does not fill in" },
  extra: { instead: true, text: "fills in what English does not have" },
  form: { instead: true, text: "has not the forms that this language counts in" },
  markup: { instead: true, text: "holds markup" },
  empty: { instead: true, text: "says nothing" },
  room: { instead: false, text: "stands in the file of another room; it belongs to" },
  same: { instead: false, text: "is the English sentence; where that is right, name its key under sameAsEnglish in its file of states" },
  percent: { instead: false, text: "has a percent sign behind a figure: the number format writes it" },
} as const;
export type FaultKind = keyof typeof faultKinds;

export interface PhraseFault {
  /** Whose file it is. */
  room: string;
  line: number;
  /** Empty where the file as a whole is meant. */
  key: string;
  kind: FaultKind;
  /** Names of placeholders, forms, a room. */
  detail: string;
}

/** Words of whoever mends the file: of the tool, the log and the page of languages. */
export const faultText = ({ key, kind, detail }: Pick<PhraseFault, "key" | "kind" | "detail">): string =>
  [key === "" ? "" : `${key}: `, faultKinds[kind].text, detail === "" ? "" : ` ${detail}`].join("");
