import type { LearnerLab } from "@vigil/model/training/labs/lab";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import styles from "./labs.module.css";
import type { ShownLab } from "./useLab.ts";
import { useItemDrag } from "./useItemDrag.ts";

type Match = Extract<LearnerLab, { type: "match" }>;

/** Put each item where it belongs: by dragging with mouse or finger, or by choosing the item and then its place. */
export function MatchLab({ lab, own }: { lab: Match; own: ShownLab }) {
  const { t, i18n } = useTranslation();
  const { view, answer, busy } = own;
  const [placed, setPlaced] = useState<ReadonlyMap<number, number>>(new Map());
  const [chosen, setChosen] = useState<number | null>(null);
  const [wrong, setWrong] = useState(0);
  const put = (item: number, target: number) => {
    setPlaced((before) => new Map(before).set(item, target));
    setChosen(null);
    setWrong(0);
  };
  const takeBack = (item: number) => setPlaced((before) => new Map([...before].filter(([id]) => id !== item)));
  const drag = useItemDrag(put);
  const words = { lang: i18n.language, dir: i18n.dir() };
  const right = new Map(view.placed.map(({ item, target }) => [item, target]));
  const waiting = lab.items.filter(({ id }) => !right.has(id) && !placed.has(id));
  const ready = waiting.length === 0 && !view.complete;
  const chosenText = lab.items.find(({ id }) => id === chosen)?.text ?? "";

  const check = async () => {
    const given = [...placed].filter(([item]) => !right.has(item)).map(([item, target]) => ({ item, target }));
    const after = await answer({ type: "match", placed: given });
    if (after === null || after === "kept") return;
    setWrong(given.filter(({ item }) => !after.done.includes(item)).length);
    setPlaced(new Map());
  };

  return (
    <>
      {!view.complete && (
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
        {lab.targets.map((target) => (
          <li key={target.id} className={styles.target} data-target={target.id} data-open={chosen !== null || undefined}>
            <strong>{target.text}</strong>
            <ul className={styles.placed}>
              {lab.items
                .filter(({ id }) => (right.get(id) ?? placed.get(id)) === target.id)
                .map(({ id, text }) => (
                  <li key={id}>
                    {right.has(id) ? (
                      <span className={styles.rightItem}>
                        {text} <span aria-label={t("lab.right")}>✓</span>
                      </span>
                    ) : (
                      <button
                        type="button"
                        className={styles.item}
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
              <button type="button" className={styles.here} onClick={() => put(chosen, target.id)} {...words}>
                {t("lab.placeHere", { item: chosenText })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!view.complete && (
        <p className={styles.state} {...words}>
          <Button disabled={!ready} busy={busy} onClick={() => void check()}>
            {t("lab.check")}
          </Button>{" "}
          <span role="status">{wrong > 0 && t("lab.wrong", { count: wrong })}</span>
        </p>
      )}
    </>
  );
}
