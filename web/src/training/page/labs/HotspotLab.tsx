import type { LearnerLab } from "@vigil/model/training/labs/lab";
import { useId, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useCourseFile } from "../courseMedia.ts";
import { crossMoved } from "./crossMoved.ts";
import styles from "./labs.module.css";
import type { ShownLab } from "./useLab.ts";

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Find the regions on a picture: by a click, by a touch, or with a cross moved by the arrow keys. */
export function HotspotLab({ lab, own }: { lab: Extract<LearnerLab, { type: "hotspot" }>; own: ShownLab }) {
  const { t, i18n } = useTranslation();
  const source = useCourseFile(lab.picture.file);
  const keys = useId();
  const [cross, setCross] = useState<readonly [number, number] | null>(null);
  const [said, setSaid] = useState("");
  const { view, answer, busy } = own;
  const words = { lang: i18n.language, dir: i18n.dir() };

  const look = async (at: readonly [number, number]) => {
    if (busy || view.complete) return;
    const after = await answer({ type: "hotspot", at: [at[0], at[1]] });
    if (after === null || after === "kept") return;
    const fresh = after.found.find(({ id }) => !view.done.includes(id));
    setSaid(fresh ? t("lab.foundOne", { label: fresh.label }) : after.misses > view.misses ? t("lab.nothingThere") : "");
  };
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = [within((clientX - left) / width), within((clientY - top) / height)] as const;
    setCross(at);
    void look(at);
  };
  const press = (event: KeyboardEvent) => {
    const at = cross ?? [0.5, 0.5];
    const moved = crossMoved(at, event);
    if (moved !== null) setCross(moved);
    else if (event.key === "Enter" || event.key === " ") void look(at);
    else return;
    event.preventDefault();
  };

  return (
    <>
      {/* the picture is worked on like a canvas: its keys are told beside it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.picture}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
        tabIndex={0}
        aria-label={`${t("lab.picture")}: ${lab.picture.description}`}
        aria-describedby={keys}
        onClick={click}
        onKeyDown={press}
        onFocus={() => setCross((at) => at ?? [0.5, 0.5])}
      >
        <img {...source} alt="" width={lab.picture.width} height={lab.picture.height} draggable={false} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {view.found.map(({ id, polygon }) => (
            <polygon key={id} className={styles.region} points={polygon.map(([x, y]) => `${x * 100},${y * 100}`).join(" ")} />
          ))}
        </svg>
        {cross && !view.complete && (
          <span className={styles.cross} style={{ left: `${cross[0] * 100}%`, top: `${cross[1] * 100}%` }} aria-hidden />
        )}
      </div>
      <p className={styles.state} {...words}>
        <strong>{t("lab.regionsFound", { found: view.done.length, total: lab.regionCount })}</strong>{" "}
        <span role="status">
          {said} {!view.complete && view.hint !== null && t("lab.hint", { hint: view.hint })}
        </span>
      </p>
      {!view.complete && (
        <p id={keys} className={styles.keys} {...words}>
          {t("lab.pictureKeys")}
        </p>
      )}
      {view.found.length > 0 && (
        <ul className={styles.found}>
          {view.found.map(({ id, label, feedback }) => (
            <li key={id}>
              <strong>{label}</strong> {feedback}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
