import type { integrityFlag } from "@vigil/model/integrity/integrityFlag";
import type { Verdict } from "@vigil/model/integrity/verdicts";
import type { Cells } from "../entity/place.ts";
import { plainText } from "../entity/plainText.ts";
import { optionLabel } from "../shell/recordPhrase.ts";
import { Tag, type Tone } from "../ui/Tag.tsx";
import { FlagPlace } from "./FlagPlace.tsx";
import { flagSentence } from "./flagSentence.ts";
import styles from "./Integrity.module.css";

const tones: Readonly<Record<Verdict, Tone>> = { open: "warn", harmless: "quiet", confirmed: "bad" };

export function VerdictTag({ verdict }: { verdict: unknown }) {
  return <Tag tone={tones[verdict as Verdict]}>{optionLabel("integrityFlag", "verdict", plainText(verdict))}</Tag>;
}

export const integrityFlagCells: Cells = {
  facts: ({ facts }) => <span className={styles.sentence}>{flagSentence(facts)}</span>,
  place: ({ place }) => <FlagPlace place={place} />,
  verdict: ({ verdict }) => <VerdictTag verdict={verdict} />,
} satisfies { [Name in keyof (typeof integrityFlag)["fields"]]?: Cells[string] };
