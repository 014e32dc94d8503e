import { lastGoing, type Keeping, type KeptKindFacts } from "@vigil/model/operations/keptWork";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../ui/format.ts";
import { Table } from "../ui/Table.tsx";
import { Tag } from "../ui/Tag.tsx";
import { goingText } from "./goingText.ts";
import styles from "./Operations.module.css";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** One line a kind: what it is for, how much there is and since when, and what goes next. */
export function KeptKinds({ keeping: { kinds, legalHold, today } }: { keeping: Keeping }) {
  const { t } = useTranslation();
  return (
    <div className={styles.kept}>
      <Table label={t("keeping.title")} inCard>
        <thead>
          <tr>
            {(["what", "kept", "rows", "since", "next", "gone"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`keeping.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((facts) => (
            <Kind key={facts.kind} facts={facts} legalHold={legalHold} today={today} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Kind({ facts, legalHold, today }: { facts: KeptKindFacts; legalHold: boolean; today: string }) {
  const { t } = useTranslation();
  const { kind, months, known, countedAt } = facts;
  const going = lastGoing(facts, today, legalHold ? 0 : months);
  const there = known.filter(({ rows }) => rows > 0);
  const removed = sum(known.map((month) => month.removed));
  const staying = known.filter(({ keptBecause }) => keptBecause !== null);
  return (
    <tr>
      <td>
        <strong>{t(`keeping.kinds.${kind}`)}</strong>
        <p className={styles.purpose}>{t(`keeping.purpose.${kind}`)}</p>
        {[...new Set(staying.map(({ keptBecause }) => keptBecause!))].map((why) => (
          <Tag key={why} tone={why === "unsound" ? "bad" : "warn"}>
            {t("keeping.stays", { why: t(`keeping.${why}`) })}
          </Tag>
        ))}
      </td>
      <td data-label={t("keeping.kept")}>{months === 0 ? t("keeping.forEver") : t("keeping.months", { count: months })}</td>
      <td data-label={t("keeping.rows")}>
        {countedAt === null ? t("keeping.uncounted") : formatNumber(sum(there.map(({ rows }) => rows)))}
      </td>
      <td data-label={t("keeping.since")}>{there[0]?.month.slice(0, 7) ?? "–"}</td>
      <td data-label={t("keeping.next")}>{countedAt === null ? "–" : going === null ? t("keeping.nothing") : goingText(going)}</td>
      <td data-label={t("keeping.gone")}>{removed === 0 ? "–" : formatNumber(removed)}</td>
    </tr>
  );
}
