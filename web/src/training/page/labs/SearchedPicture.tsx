import type { LearnerLab } from "@vigil/model/training/labs/lab";
import { useState, type KeyboardEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useCourseFile } from "../courseMedia.ts";
import type { Searched } from "./searched.ts";
import styles from "./labs.module.css";
import { crossMoved } from "./crossMoved.ts";

type Picture = NonNullable<Extract<LearnerLab, { type: "findThreat" }>["picture"]>;

/** So near to a mark, in pixels of the screen, it is taken away. */
const reachPixels = 14;
const within = (share: number): number => Math.min(1, Math.max(0, share));
const middle = [0.5, 0.5] as const;

/** A picture that marks are put on: by a press, or with a cross moved by the arrow keys. */
export function SearchedPicture({
  picture,
  searched: { marks, found, missed, onMark, onUnmark },
}: {
  picture: Picture;
  searched: Searched;
}) {
  const { t } = useTranslation();
  const source = useCourseFile(picture.file);
  const [cross, setCross] = useState<readonly [number, number] | null>(null);
  const press = (element: Element, at: readonly [number, number]) => {
    const { width, height } = element.getBoundingClientRect();
    const near = marks.findIndex((mark) => Math.hypot((mark.at[0] - at[0]) * width, (mark.at[1] - at[1]) * height) < reachPixels);
    if (near >= 0) onUnmark(near);
    else onMark?.({ view: 0, at: [at[0], at[1]] });
  };
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (onMark === undefined) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setCross(null);
    press(currentTarget, [within((clientX - left) / width), within((clientY - top) / height)]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = crossMoved(cross ?? middle, event);
    if (moved !== null) setCross(moved);
    else if ((event.key === "Enter" || event.key === " ") && onMark !== undefined) press(event.currentTarget, cross ?? middle);
    else return;
    event.preventDefault();
  };
  const drawn = (polygon: readonly (readonly [number, number])[]) => polygon.map(([x, y]) => `${x * 100},${y * 100}`).join(" ");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is worked on like a canvas: its keys are told below it
    <div
      className={styles.picture}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
      tabIndex={0}
      aria-label={`${t("lab.picture")}: ${picture.description}`}
      onClick={click}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) setCross((at) => at ?? middle);
      }}
    >
      <img {...source} alt="" width={picture.width} height={picture.height} draggable={false} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {found.map(({ id, polygon }) => (
          <polygon key={`${id} ${drawn(polygon)}`} className={styles.region} points={drawn(polygon)} />
        ))}
        {missed.map(({ id, polygon }) => (
          <polygon key={`${id} ${drawn(polygon)}`} className={styles.missed} points={drawn(polygon)} />
        ))}
      </svg>
      {marks.map(({ at: [x, y] }, index) => (
        <span key={`${x} ${y}`} className={styles.mark} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} aria-hidden>
          {index + 1}
        </span>
      ))}
      {cross !== null && onMark !== undefined && (
        <span className={styles.cross} style={{ left: `${cross[0] * 100}%`, top: `${cross[1] * 100}%` }} aria-hidden />
      )}
    </div>
  );
}
