import { cautionsOf, type Caution } from "@vigil/model/simulator/cautionsOf";
import type { SessionResults } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import styles from "./Summary.module.css";

/** What a learner should know of one kind, where there is such. */
export function Cautions({ results, kind }: { results: SessionResults; kind: Caution["kind"] }) {
  const { t } = useTranslation();
  return cautionsOf(results)
    .filter((one) => one.kind === kind)
    .map(({ count }) => (
      <p key={kind} className={styles.caution}>
        <span aria-hidden>!</span> {t(`simulatorRules.cautions.${kind}`, { count })}
      </p>
    ));
}
