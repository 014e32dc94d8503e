import { drillLines, type DrillLine } from "@vigil/model/compliance/drill/drillLines";
import type { DrillResult } from "@vigil/model/compliance/drill/drillWire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./drill.module.css";
import { drillWord } from "./drillWord.ts";

interface Props {
  result: DrillResult;
  domain: string;
}

/** What was there, line by line beside what was said, and what was worn. */
export function DrillTold({ result, domain }: Props) {
  const { t } = useTranslation();
  const { passed, right, verdict, decisionRight, fault, truth, answers } = result;
  const shown = (line: DrillLine): string => {
    const { least, most } = truth[line];
    const from = drillWord(line, least);
    return least === most ? from : t("drill.told.to", { from, to: drillWord(line, most) });
  };
  return (
    <Card
      title={t(`drill.told.verdict.${verdict}`)}
      lead={t(verdict === "either" ? "drill.told.either" : decisionRight ? "drill.told.decisionRight" : "drill.told.decisionWrong")}
    >
      <div className={styles.told}>
        <div className={styles.row}>
          <Tag tone={passed ? "good" : "bad"}>{t(passed ? "drill.told.passed" : "drill.told.failed")}</Tag>
          <span>{t("drill.told.score", { right: formatNumber(right.length), all: formatNumber(drillLines.length) })}</span>
        </div>
        <p>
          <strong>{t("drill.told.fault")}:</strong> {t(`drill.faults.${fault}`)}
        </p>
        <Table label={t("drill.sheet")} inCard>
          <thead>
            <tr>
              <th>{t("drill.told.line")}</th>
              <th>{t("drill.told.yours")}</th>
              <th>{t("drill.told.was")}</th>
            </tr>
          </thead>
          <tbody>
            {drillLines.map((line) => (
              <tr key={line} className={styles.lineTold}>
                <th scope="row">{t(`drill.lines.${line}`)}</th>
                <td>
                  {drillWord(line, answers[line])}{" "}
                  <Tag tone={right.includes(line) ? "good" : "bad"}>
                    {t(right.includes(line) ? "drill.told.right" : "drill.told.wrong")}
                  </Tag>
                </td>
                <td>{shown(line)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Link to="/$domain/drills" params={{ domain }} className={buttonLook("primary", "medium")}>
          {t("drill.told.next")}
        </Link>
      </div>
    </Card>
  );
}
