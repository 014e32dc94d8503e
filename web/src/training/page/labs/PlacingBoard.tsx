import "./labColours.css";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./labs.module.css";
import { useItemDrag } from "./useItemDrag.ts";

interface Thing {
  id: number;
  text: string;
}
interface PlacingBoardProps {
  items: readonly Thing[];
  targets: readonly Thing[];
  /** Item to target. */
  placed: ReadonlyMap<number, number>;
  put: (item: number, target: number) => void;
  takeBack: (item: number) => void;
  /** Items that stay where they are, as they are shown. */
  settled?: ReadonlyMap<number, ReactNode>;
  fixed?: boolean;
}

const none: ReadonlyMap<number, ReactNode> = new Map();

/** Items and where each belongs: by dragging with mouse or finger, or by choosing the item and then its place. */
export function PlacingBoard({ items, targets, placed, put, takeBack, settled = none, fixed = false }: PlacingBoardProps) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<number | null>(null);
  const place = (item: number, target: number) => {
    setChosen(null);
    put(item, target);
  };
  const drag = useItemDrag(place);
  const words = { lang: i18n.language, dir: i18n.dir() };
  const waiting = items.filter(({ id }) => !placed.has(id));
  const chosenText = items.find(({ id }) => id === chosen)?.text ?? "";
  return (
    <>
      {!fixed && (
        <>
          <p className={styles.keys} {...words}>
            {t("lab.matchKeys")}
          </p>
          <ul className={styles.tray} aria-label={t("lab.itemsLeft")}>
            {waiting.map(({ id, text }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.item}
                  dir="auto"
                  aria-pressed={chosen === id}
                  onClick={() => setChosen(chosen === id ? null : id)}
                  {...drag(id)}
                >
                  {text}
                </button>
              </li>
            ))}
            {waiting.length === 0 && (
              <li className={styles.keys} {...words}>
                {t("lab.allPlaced")}
              </li>
            )}
          </ul>
        </>
      )}
      <ul className={styles.targets} aria-label={t("lab.targets")}>
        {targets.map((target) => (
          <li key={target.id} className={styles.target} data-target={target.id} data-open={chosen !== null || undefined}>
            <strong dir="auto">{target.text}</strong>
            <ul className={styles.placed}>
              {items
                .filter(({ id }) => placed.get(id) === target.id)
                .map(({ id, text }) => (
                  <li key={id}>
                    {settled.get(id) ?? (
                      <button
                        type="button"
                        className={styles.item}
                        dir="auto"
                        title={t("lab.takeBack", { item: text })}
                        onClick={() => takeBack(id)}
                        {...drag(id)}
                      >
                        {text} <span aria-hidden>✕</span>
                      </button>
                    )}
                  </li>
                ))}
            </ul>
            {chosen !== null && (
              <button type="button" className={styles.here} onClick={() => place(chosen, target.id)} {...words}>
                {t("lab.placeHere", { item: chosenText })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
