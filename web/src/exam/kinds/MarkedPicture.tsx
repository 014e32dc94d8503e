import "../../training/page/labs/labColours.css";
import type { AcceptedPlace } from "@vigil/model/curriculum/questionKinds";
import type { PutMark } from "@vigil/model/exam/answerValue";
import { useState, type KeyboardEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { crossMoved } from "../../training/page/labs/crossMoved.ts";
import labs from "../../training/page/labs/labs.module.css";
import { formatPercent } from "../../ui/format.ts";
import hidden from "../../ui/VisuallyHidden.module.css";
import styles from "./MarkedPicture.module.css";

interface MarkedPictureProps {
  /** Where it lies, below /api. */
  picture: string | undefined;
  description: string | undefined;
  marks: readonly PutMark[];
  /** Places that are right, where they are told. */
  right?: readonly AcceptedPlace[];
  onMark?: ((mark: PutMark) => void) | undefined;
  describedBy?: string;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
const middle = [0.5, 0.5] as const;

/** A picture with what was marked on it, in shares of it: by a press, a touch, or a cross moved by the arrow keys. It is never mirrored. */
export function MarkedPicture({ picture, description, marks, right = [], onMark, describedBy }: MarkedPictureProps) {
  const { t } = useTranslation();
  const [cross, setCross] = useState<readonly [number, number] | null>(null);
  const [said, setSaid] = useState("");
  const put = ([x, y]: readonly [number, number]) => {
    onMark?.({ view: 0, x, y });
    setSaid(t("exam.placeMarked", { x: formatPercent(100 * x), y: formatPercent(100 * y) }));
  };
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (onMark === undefined) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setCross(null);
    put([within((clientX - left) / width), within((clientY - top) / height)]);
  };
  const press = (event: KeyboardEvent) => {
    if (onMark === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = crossMoved(cross ?? middle, event);
    if (moved !== null) setCross(moved);
    // what is marked is not marked again: Enter goes on
    else if (event.key === " " || (event.key === "Enter" && cross !== null)) {
      put(cross ?? middle);
      setCross(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const address = picture === undefined ? undefined : `/api/${picture}?domain=${encodeURIComponent(domainOfPage())}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is worked on like a canvas: its keys are told beside it
    <div
      className={`${labs.picture} ${styles.picture}`}
      dir="ltr"
      role={onMark === undefined ? "img" : "application"}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
      tabIndex={onMark === undefined ? undefined : 0}
      aria-label={description}
      aria-describedby={describedBy}
      data-marking={onMark !== undefined || undefined}
      onClick={click}
      onKeyDown={press}
    >
      <img src={address} alt="" draggable={false} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {right.map(({ id, points }) => (
          <polygon
            key={`${id} ${points[0]?.join(" ")}`}
            className={labs.region}
            points={points.map(([x, y]) => `${x * 100},${y * 100}`).join(" ")}
          />
        ))}
      </svg>
      {marks.map(({ x, y }) => (
        <span key={`${x} ${y}`} className={styles.mark} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} aria-hidden />
      ))}
      {cross !== null && onMark !== undefined && (
        <span className={labs.cross} style={{ left: `${cross[0] * 100}%`, top: `${cross[1] * 100}%` }} aria-hidden />
      )}
      <span className={hidden.hidden} role="status">
        {said}
      </span>
    </div>
  );
}
