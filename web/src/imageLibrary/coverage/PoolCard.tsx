import { NumberInput } from "@mantine/core";
import { largestExam } from "@vigil/model/simulator/largestExam";
import { leastDivided } from "@vigil/model/imageLibrary/imagePool";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Row } from "../../entity/row.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { mayKeep } from "../mayKeep.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Table } from "../../ui/Table.tsx";
import { coverageQuery, type LibraryCoverage } from "./coverageQuery.ts";
import styles from "../Library.module.css";
import { useAct } from "../../shell/useAct.ts";

/** What a library keeps for exams, how large an exam that is enough for, and how worn it is. */
export function PoolCard({ library, pools: { examShare, divided, rows } }: { library: Row; pools: LibraryCoverage["pools"] }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const may = mayKeep(permissions, "images:edit", library);
  const kept = rows.filter(({ pool }) => pool !== "practice" || !divided);
  const sum = (of: "innocents" | "threats"): number => kept.reduce((total, row) => total + row[of], 0);
  const largest = largestExam(sum("threats"), sum("innocents"));
  return (
    <Card title={t("pools.title")} lead={t("pools.lead", { share: formatPercent(examShare) })}>
      {examShare === 0 ? (
        <Message kind="warning">{t("pools.none")}</Message>
      ) : (
        !divided && <Message kind="warning">{t("pools.tooSmall", { count: leastDivided })}</Message>
      )}
      <Table label={t("pools.title")}>
        <thead>
          <tr>
            <th scope="col">{t("pools.shownIn")}</th>
            {(["threats", "innocents", "mostShown"] as const).map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {t(`pools.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ pool, threats, innocents, mostShown }) => (
            <tr key={pool}>
              <th scope="row">{optionLabel("image", "pool", pool)}</th>
              {[threats, innocents, mostShown].map((count, column) => (
                <td key={column} className={styles.number}>
                  {formatNumber(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.note}>{largest > 1 ? t("pools.enough", { number: formatNumber(largest) }) : t("pools.noExam")}</p>
      {may && divided && <Rotate libraryId={library.id} />}
    </Card>
  );
}

function Rotate({ libraryId }: { libraryId: number }) {
  const { t } = useTranslation();
  const [times, setTimes] = useState(10);
  const { run, busy } = useAct({
    ask: () => ({ title: t("pools.rotateTitle"), text: t("pools.rotateText"), confirm: t("pools.rotate") }),
    call: () =>
      call<{ toPractice: number; toExams: number }>("POST", `imagelibraries/${libraryId}/rotate`, { body: { shownAtLeast: times } }),
    told: (moved) => t("pools.rotated", moved),
    stale: [{ queryKey: coverageQuery(libraryId).queryKey }],
  });
  return (
    <div className={styles.line}>
      <NumberInput
        label={t("pools.times")}
        description={t("pools.timesHint")}
        min={1}
        allowDecimal={false}
        value={times}
        onChange={(value) => setTimes(Math.max(1, Number(value) || 1))}
      />
      <Button busy={busy} onClick={() => void run()}>
        {t("pools.rotate")}
      </Button>
    </div>
  );
}
