import type { Goal, Measures, Peers } from "@vigil/model/measurement/observer/measureWire";
import { isHint, leastImages } from "@vigil/model/measurement/observer/reliability";
import { medianSeconds } from "@vigil/model/measurement/observer/timeBins";
import type { Estimate } from "@vigil/model/reporting/measures/interval";
import { scoresOf } from "@vigil/model/simulator/scores";
import { useTranslation } from "react-i18next";
import { aboutSeconds } from "../../simulator/review/aboutSeconds.ts";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { decimalText, imagesOf, percentText, rangeText } from "./figures.ts";
import styles from "./Measures.module.css";

interface TilesProps {
  measures: Measures;
  goal?: Goal | null;
  /** Undefined where nobody is compared. */
  peers?: Peers | null | undefined;
}

/** The measures of all answers together, each with what it means and how sure it is. */
export function Tiles({ measures, goal, peers }: TilesProps) {
  const { t } = useTranslation();
  const { total, by } = measures;
  const scores = scoresOf(total);
  const images = imagesOf(total);
  const [beside, miscalled] = [by.mark, by.miscalled].map((values) => (values ?? []).reduce((sum, { hits }) => sum + hits, 0)) as [
    number,
    number,
  ];
  const seconds = medianSeconds((by.seconds ?? []).map(({ value, ...counts }) => ({ step: Number(value), count: imagesOf(counts) })));
  const share = (name: "hitRate" | "falseAlarmRate", reached: (percent: number, wanted: number) => boolean) => {
    const estimate = scores[name];
    return (
      <Tile name={name} value={percentText(estimate?.value)} range={rangeText(estimate, percentText)} images={images}>
        {goal && estimate && (
          <span>
            {t("measures.goalShort", { value: formatPercent(goal[name]) })}{" "}
            <Tag tone={reached(estimate.value * 100, goal[name]) ? "good" : "warn"}>
              {t(reached(estimate.value * 100, goal[name]) ? "measures.reached" : "measures.notReached")}
            </Tag>
          </span>
        )}
        {peers && <span>{t("measures.peers", { value: formatPercent(peers[name]) })}</span>}
        {name === "hitRate" && beside > 0 && <span>{t("measures.beside", { count: beside, formatted: formatNumber(beside) })}</span>}
        {name === "hitRate" && miscalled > 0 && <span>{t("simulator.miscalled", { number: formatNumber(miscalled) })}</span>}
      </Tile>
    );
  };
  const figure = (name: "dA" | "criterion", estimate: Estimate | null) => (
    <span>
      {name === "dA" && `${t("measures.dA")}: `}
      <bdi>{decimalText(estimate?.value)}</bdi> ({rangeText(estimate, decimalText)}){" · "}
      {t(`measures.what.${name}`)}
    </span>
  );
  return (
    <div className={styles.wide}>
      {isHint(images) && (
        <p className={styles.small}>{t("measures.hint", { images: formatNumber(images), least: formatNumber(leastImages) })}</p>
      )}
      <dl className={styles.tiles}>
        {share("hitRate", (value, wanted) => value >= wanted)}
        {share("falseAlarmRate", (value, wanted) => value <= wanted)}
        <Tile
          name="dPrime"
          title={t("measures.tellsApart")}
          value={decimalText(scores.dPrime?.value)}
          range={rangeText(scores.dPrime, decimalText)}
          images={images}
        >
          {peers && <span>{t("measures.peers", { value: decimalText(peers.dPrime) })}</span>}
          {figure("dA", scores.dA)}
        </Tile>
        {scores.criterion && (
          <Tile name="criterion" value={t(`measures.leaning.${leaningOf(scores.criterion)}`)} said images={images}>
            {figure("criterion", scores.criterion)}
          </Tile>
        )}
        {by.seconds && <Tile name="medianTime" value={seconds === null ? "–" : aboutSeconds(seconds)} images={images} />}
      </dl>
      {peers === null && <p className={styles.small}>{t("measures.noPeers")}</p>}
    </div>
  );
}

/** What a criterion says in a word: which way somebody leans, where its interval leaves no doubt. */
const leaningOf = ({ low, high }: Estimate) => {
  if (high < 0) return "stop";
  return low > 0 ? "pass" : "unclear";
};

interface TileProps {
  name: "hitRate" | "falseAlarmRate" | "dPrime" | "criterion" | "medianTime";
  title?: string;
  value: string;
  /** The value is a sentence; what it rests on stands below. */
  said?: boolean;
  range?: string;
  images: number;
  children?: React.ReactNode;
}

function Tile({ name, title, value, said = false, range, images, children }: TileProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.tile} data-hint={isHint(images) || undefined}>
      <dt>{title ?? t(`measures.${name}`)}</dt>
      <dd className={styles.value} data-said={said || undefined}>
        <bdi>{value}</bdi>
      </dd>
      {range !== undefined && range !== "–" && (
        <dd className={styles.small}>
          {t("measures.interval")}: {range}
        </dd>
      )}
      {!said && <dd className={styles.small}>{t(`measures.what.${name}`)}</dd>}
      {children && <dd className={styles.small}>{children}</dd>}
    </div>
  );
}
