import { partsOf } from "@vigil/model/simulator/decisionCode";
import { markImage } from "@vigil/model/simulator/marking";
import type { Decision } from "@vigil/model/simulator/session";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import { truthOf } from "@vigil/model/simulator/truthOf";
import type { ImageTruth } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { BagTruth } from "../review/BagTruth.tsx";
import { EverydayThings } from "./EverydayThings.tsx";
import type { Everyday } from "./outlinesOf.ts";
import styles from "./FeedbackPanel.module.css";

interface Props {
  decision: Decision;
  truth: ImageTruth | undefined;
  settings: SessionSettings;
  /** Which everyday things are outlined too, where the course lets them be. */
  everyday: Everyday;
  onEveryday: (everyday: Everyday) => void;
}

/** What was in the bag, right after its decision: the picture stays, the truth is drawn on it. */
export function FeedbackPanel({ decision, truth, settings, everyday, onEveryday }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.feedback} aria-label={t("simulator.feedback.title")}>
      {truth === undefined || truth.correctDecision === null ? (
        <p role="status">{t("simulator.feedback.pending")}</p>
      ) : (
        <div className={styles.parts}>
          <BagTruth
            truth={truth}
            state={{ ...decision, ...markImage(truthOf(truth), decision, settings) }}
            settings={settings}
            timedOut={partsOf(decision.decision).timedOut}
          />
          {(truth.innocentArray ?? []).length > 0 && (
            <EverydayThings
              innocents={truth.innocentArray ?? []}
              all={everyday.all}
              onAll={(all) => onEveryday({ ...everyday, all })}
              onPointed={(pointed) => onEveryday({ ...everyday, pointed })}
            />
          )}
        </div>
      )}
    </section>
  );
}
