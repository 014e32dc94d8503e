import type { LayoutFault } from "@vigil/model/compliance/certificateLayout";
import type { Placed } from "@vigil/model/compliance/layoutChanges";
import { useTranslation } from "react-i18next";
import { elementName } from "./elementName.ts";
import { withThis } from "./withThis.ts";
import styles from "./LayoutEditor.module.css";

interface ElementListProps {
  placed: Placed;
  faults: readonly LayoutFault[];
  choose: (chosen: readonly number[]) => void;
}

/** All that is on the page, the ones in front last; what has a fault says so. */
export function ElementList({ placed: { elements, chosen }, faults, choose }: ElementListProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.list} aria-label={t("certificates.layout.elements")}>
      <h3>{t("certificates.layout.elements")}</h3>
      {elements.length === 0 && <p className={styles.hint}>{t("certificates.layout.none")}</p>}
      <ol>
        {elements.map((element, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an element is its place in the order
          <li key={index}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={chosen.includes(index)}
              onClick={({ shiftKey, ctrlKey, metaKey }) => choose(withThis(chosen, index, shiftKey || ctrlKey || metaKey))}
            >
              <bdi>{elementName(element)}</bdi>
              {faults.some((fault) => fault.element === index) && (
                <span className={styles.fault} aria-label={t("certificates.layout.faulty")}>
                  !
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
