import type { FoundRegion, HotspotLab } from "@vigil/model/training/labs/lab";
import { useState, type KeyboardEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useCourseFile } from "../courseMedia.ts";
import { crossMoved } from "./crossMoved.ts";
import styles from "./labs.module.css";

interface HotspotPictureProps {
  picture: NonNullable<HotspotLab["picture"]>;
  found: readonly FoundRegion[];
  describedBy: string;
  /** Undefined where nothing is to be found any more. */
  onLook: ((at: readonly [number, number]) => void) | undefined;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** A picture that is looked at place by place; what was found is outlined. */
export function HotspotPicture({ picture, found, describedBy, onLook }: HotspotPictureProps) {
  const { t } = useTranslation();
  const source = useCourseFile(picture.file);
  const [cross, setCross] = useState<readonly [number, number] | null>(null);
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = [within((clientX - left) / width), within((clientY - top) / height)] as const;
    setCross(at);
    onLook?.(at);
  };
  const press = (event: KeyboardEvent) => {
    const at = cross ?? [0.5, 0.5];
    const moved = crossMoved(at, event);
    if (moved !== null) setCross(moved);
    else if (event.key === "Enter" || event.key === " ") onLook?.(at);
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is worked on like a canvas: its keys are told beside it
    <div
      className={styles.picture}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
      tabIndex={0}
      aria-label={`${t("lab.picture")}: ${picture.description}`}
      aria-describedby={describedBy}
      onClick={click}
      onKeyDown={press}
      onFocus={() => setCross((at) => at ?? [0.5, 0.5])}
    >
      <img {...source} alt="" width={picture.width} height={picture.height} draggable={false} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {found.map(({ id, polygon }) => (
          <polygon key={id} className={styles.region} points={polygon.map(([x, y]) => `${x * 100},${y * 100}`).join(" ")} />
        ))}
      </svg>
      {cross && onLook && <span className={styles.cross} style={{ left: `${cross[0] * 100}%`, top: `${cross[1] * 100}%` }} aria-hidden />}
    </div>
  );
}
