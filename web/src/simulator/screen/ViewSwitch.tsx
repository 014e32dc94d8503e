import { useTranslation } from "react-i18next";
import { focusView } from "./focusView.ts";
import type { SmallForm } from "./useSmallForm.ts";
import type { Viewer } from "./useViewer.ts";
import styles from "./ViewSwitch.module.css";

interface Props {
  viewer: Viewer;
  form: SmallForm;
}

/** Goes from view to view where they do not all find room; on a phone on its end, also from all of them to one. */
export function ViewSwitch({ viewer, form }: Props) {
  const { t } = useTranslation();
  const alone = form === "wide" || viewer.enlarged;
  if (viewer.zooms.length < 2) return null;
  return (
    <div className={styles.views} role="group" aria-label={t("simulator.views.choose")}>
      {viewer.zooms.map((_, view) => (
        <button
          key={view}
          type="button"
          aria-label={t("simulator.view", { number: view + 1 })}
          aria-pressed={viewer.active === view}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => focusView(view)}
        >
          {view + 1}
        </button>
      ))}
      {form === "upright" && (
        <button
          type="button"
          aria-label={t("simulator.views.alone")}
          aria-pressed={alone}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => viewer.showAlone(!alone)}
        >
          <span aria-hidden>⤢</span>
        </button>
      )}
    </div>
  );
}
