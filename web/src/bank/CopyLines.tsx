import type { CopyLine } from "@vigil/model/bank/bankWire";
import { useTranslation } from "react-i18next";
import { Table } from "../ui/Table.tsx";
import { Tag, type Tone } from "../ui/Tag.tsx";
import styles from "./bank.module.css";

const tones: Readonly<Record<CopyLine["state"], Tone>> = { new: "good", same: "quiet", words: "warn" };

/** What each question would be there, and what of it cannot come along. */
export function CopyLines({ lines, leaves }: { lines: readonly CopyLine[]; leaves: boolean }) {
  const { t } = useTranslation();
  return (
    <Table label={t("bank.chosen")} inCard>
      <thead>
        <tr>
          <th scope="col">{t("bank.question")}</th>
          <th scope="col">{t("bank.state")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, text, state, notes }) => (
          <tr key={id} data-left={(leaves && state === "same") || notes.some(({ left }) => left) || undefined}>
            <th scope="row" className={styles.text}>
              <span dir="auto">{text}</span>
              {notes.map(({ code, word }) => (
                <span key={code} className={styles.quiet} dir="auto">
                  {t(`questionFiles.notes.${code}`, { word })}
                </span>
              ))}
            </th>
            <td>
              <Tag tone={tones[state]}>{t(`bank.states.${state}`)}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
