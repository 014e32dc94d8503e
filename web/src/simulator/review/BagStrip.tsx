import { partsOf } from "@vigil/model/simulator/decisionCode";
import type { SessionImage } from "@vigil/model/simulator/wire";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import hidden from "../../ui/VisuallyHidden.module.css";
import styles from "./BagStrip.module.css";
import { outcomeNames, outcomeOf, outcomeSigns } from "./outcomeOf.ts";

interface Props {
  images: readonly SessionImage[];
  /** The bag on screen; null where none is. */
  index: number | null;

  onBag: (index: number) => void;
}

/** All bags of a session with how each went, in the order they came. */
export function BagStrip({ images, index, onBag }: Props) {
  const { t } = useTranslation();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which an effect must not return.
    current.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [index]);
  return (
    <ol className={styles.strip}>
      {images.map((image) => {
        const outcome = outcomeOf(image.state, image);
        const { letter, timedOut } = partsOf(image.state.decision ?? "");
        return (
          <li key={image.index}>
            <button
              ref={image.index === index ? current : null}
              type="button"
              className={styles.bag}
              data-outcome={outcome}
              aria-current={image.index === index ? "true" : undefined}
              title={t(outcomeNames[outcome])}
              onClick={() => onBag(image.index)}
            >
              <span className={hidden.hidden}>
                {t("simulator.complete.bag", { number: image.index + 1, outcome: t(outcomeNames[outcome]) })}
              </span>
              <small aria-hidden>{image.index + 1}</small>
              <i aria-hidden>{outcomeSigns[outcome]}</i>
              <b aria-hidden>{`${letter ?? "–"}${timedOut ? " ⏱" : ""}`}</b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
