import type { LearnerLab } from "@vigil/model/training/labs/lab";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { HotspotPicture } from "./HotspotPicture.tsx";
import styles from "./labs.module.css";
import type { ShownLab } from "./useLab.ts";

// it comes with the first scan that is searched
const SearchedScan = lazy(async () => ({ default: (await import("./SearchedScan.tsx")).SearchedScan }));

/** Find the regions on a picture or in a scan: by a click, by a touch, or with a cross moved by the arrow keys. */
export function HotspotLab({ lab, own }: { lab: Extract<LearnerLab, { type: "hotspot" }>; own: ShownLab }) {
  const { t, i18n } = useTranslation();
  const keys = useId();
  const [said, setSaid] = useState("");
  const { view, answer, busy } = own;
  const words = { lang: i18n.language, dir: i18n.dir() };

  const look = async ([x, y]: readonly [number, number], seen = 0) => {
    if (busy || view.complete) return;
    const after = await answer({ type: "hotspot", view: seen, at: [x, y] });
    if (after === null || after === "kept") return;
    const fresh = after.found.find(({ id }) => !view.done.includes(id));
    setSaid(fresh ? t("lab.foundOne", { label: fresh.label }) : after.misses > view.misses ? t("lab.nothingThere") : "");
  };
  // each once, however many views it is seen in
  const found = [...new Map(view.found.map((region) => [region.id, region])).values()];

  return (
    <>
      {lab.picture && (
        <HotspotPicture
          picture={lab.picture}
          found={view.found}
          describedBy={keys}
          onLook={view.complete ? undefined : (at) => void look(at)}
        />
      )}
      {lab.scan && (
        <Suspense fallback={null}>
          <SearchedScan
            labId={lab.id}
            scan={lab.scan}
            searched={{
              marks: [],
              found: view.found,
              missed: [],
              onMark: view.complete ? undefined : ({ at, view: seen }) => void look(at, seen),
              onUnmark: () => undefined,
            }}
          />
        </Suspense>
      )}
      <p className={styles.state} {...words}>
        <strong>{t("lab.regionsFound", { found: view.done.length, total: lab.regionCount })}</strong>{" "}
        <span role="status">
          {said} {!view.complete && view.hint !== null && t("lab.hint", { hint: view.hint })}
        </span>
      </p>
      {!view.complete && (
        <p id={keys} className={styles.keys} {...words}>
          {t(lab.scan ? "exercise.scanKeys" : "lab.pictureKeys")}
        </p>
      )}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ id, label, feedback }) => (
            <li key={id}>
              <strong>{label}</strong> {feedback}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
