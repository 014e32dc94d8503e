import "./labColours.css";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import hidden from "../../../ui/VisuallyHidden.module.css";
import labs from "./labs.module.css";
import styles from "./OrderLab.module.css";
import { useItemDrag } from "./useItemDrag.ts";

interface StepListProps {
  steps: readonly { id: number; text: string }[];
  order: readonly number[];
  onMove: (order: number[]) => void;
  /** They stand as they stand. */
  fixed?: boolean;
  /** It stands where it belongs, as far as that is said. */
  isRight?: (id: number, place: number) => boolean;
  reasonOf?: (id: number) => ReactNode;
}

const nobody = () => false;

/** Steps that are put in order: by dragging with mouse or finger, by buttons, or with the arrow keys. */
export function StepList({ steps, order, onMove, fixed = false, isRight = nobody, reasonOf }: StepListProps) {
  const { t, i18n } = useTranslation();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const words = { lang: i18n.language, dir: i18n.dir() };
  const textOf = (id: number) => steps.find((step) => step.id === id)?.text ?? "";

  const move = (from: number, to: number, focus?: "earlier" | "later") => {
    const moved = [...order];
    const [step] = moved.splice(from, 1);
    if (step === undefined || to < 0 || to >= order.length || to === from) return;
    moved.splice(to, 0, step);
    onMove(moved);
    setSaid(t("exercise.stepMoved", { step: textOf(step), place: to + 1, total: order.length }));
    if (focus !== undefined)
      requestAnimationFrame(() =>
        list.current?.children[to]
          ?.querySelector<HTMLElement>(`[data-move="${focus}"]:not(:disabled), [data-move]:not(:disabled)`)
          ?.focus(),
      );
  };
  const drag = useItemDrag((step, place) => move(order.indexOf(step), place));
  const press = (event: KeyboardEvent, place: number) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    move(place, place + by, by === 1 ? "later" : "earlier");
  };

  return (
    <>
      {!fixed && (
        <p className={labs.keys} {...words}>
          {t("exercise.orderKeys")}
        </p>
      )}
      <ol ref={list} className={styles.steps}>
        {order.map((id, place) => {
          const why = reasonOf?.(id);
          return (
            <li key={id} className={styles.step} data-target={place} data-right={isRight(id, place) || undefined}>
              <span className={styles.place} aria-hidden>
                {place + 1}
              </span>
              <div className={styles.text} dir="auto" {...(fixed ? {} : drag(id))} data-draggable={!fixed || undefined}>
                {textOf(id)}
                {isRight(id, place) && (
                  <>
                    {" "}
                    <span aria-hidden>✓</span>
                    <span className={hidden.hidden} {...words}>
                      {t("lab.right")}
                    </span>
                  </>
                )}
                {why !== undefined && <span className={labs.reason}>{why}</span>}
              </div>
              {!fixed &&
                (["earlier", "later"] as const).map((way) => (
                  <button
                    key={way}
                    type="button"
                    className={styles.move}
                    data-move={way}
                    disabled={way === "earlier" ? place === 0 : place === order.length - 1}
                    aria-label={t(`exercise.${way}`, { step: textOf(id) })}
                    onClick={() => move(place, place + (way === "earlier" ? -1 : 1), way)}
                    onKeyDown={(event) => press(event, place)}
                  >
                    <span aria-hidden>{way === "earlier" ? "↑" : "↓"}</span>
                  </button>
                ))}
            </li>
          );
        })}
      </ol>
      <span role="status" className={hidden.hidden}>
        {said}
      </span>
    </>
  );
}
