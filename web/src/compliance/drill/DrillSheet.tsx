import {
  drillDecisions,
  drillLimits,
  drillLines,
  isFlaw,
  type DrillDecision,
  type DrillLine,
} from "@vigil/model/compliance/drill/drillLines";
import type { DrillState } from "@vigil/model/compliance/drill/drillWire";
import type { DrillAnswers } from "@vigil/model/compliance/drill/markDrill";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import styles from "./drill.module.css";
import { drillsKey } from "./drillQueries.ts";
import { answersOf, drillWord } from "./drillWord.ts";
import { keptAnswers } from "./keptAnswers.ts";

/** The sheet of a check: a line for each thing to be seen, with what is needed of it, and the decision. */
export function DrillSheet({ drill: { id } }: { drill: DrillState }) {
  const { t } = useTranslation();
  const ids = useId();
  const kept = keptAnswers(id);
  const [answers, setAnswers] = useState<Partial<DrillAnswers>>(kept.read);
  const [decision, setDecision] = useState<DrillDecision | null>(null);
  const [tried, setTried] = useState(false);
  const missing = drillLines.filter((line) => answers[line] === undefined).length + (decision === null ? 1 : 0);
  const answer = (line: DrillLine, value: string) => {
    const { [line]: _before, ...others } = answers;
    const next = value === "" ? others : { ...others, [line]: Number(value) };
    kept.write(next);
    setAnswers(next);
  };
  const handIn = useAct({
    call: () => call("PUT", `drills/${id}`, { body: { answers, decision } }),
    stale: [{ queryKey: [...drillsKey, String(id)] }, { queryKey: drillsKey, exact: true }],
  });
  return (
    <Card title={t("drill.sheet")} lead={t("drill.sheetLead")}>
      <form
        className={styles.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (missing === 0) void handIn.run();
        }}
      >
        {drillLines.map((line) => {
          const fault = tried && answers[line] === undefined;
          return (
            <div key={line} className={styles.line}>
              <label htmlFor={`${ids}${line}`}>{t(`drill.lines.${line}`)}</label>
              <select
                id={`${ids}${line}`}
                name={line}
                className={styles.input}
                value={answers[line] ?? ""}
                aria-invalid={fault}
                aria-describedby={`${ids}${line}-hint`}
                onChange={({ target }) => answer(line, target.value)}
              >
                <option value="">{t("drill.choose")}</option>
                {answersOf(line).map((value) => (
                  <option key={value} value={value}>
                    {drillWord(line, value)}
                  </option>
                ))}
              </select>
              <p id={`${ids}${line}-hint`} className={styles.hint}>
                {t(`drill.where.${line}`)}{" "}
                {isFlaw(line) ? t("drill.limitNone") : t("drill.limit", { value: drillWord(line, drillLimits[line]) })}
              </p>
            </div>
          );
        })}
        <fieldset className={styles.decision} aria-invalid={tried && decision === null}>
          <legend>{t("drill.decision")}</legend>
          {drillDecisions.map((one) => (
            <label key={one} className={styles.choice}>
              <input type="radio" name="decision" value={one} checked={decision === one} onChange={() => setDecision(one)} />
              {t(`drill.${one}`)}
            </label>
          ))}
        </fieldset>
        {tried && missing > 0 && (
          <p role="alert" className={styles.fault}>
            {t("drill.missing", { count: missing })}
          </p>
        )}
        <Button type="submit" busy={handIn.busy}>
          {t("drill.handIn")}
        </Button>
      </form>
    </Card>
  );
}
