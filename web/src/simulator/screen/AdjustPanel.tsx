import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Panel, Slider } from "../consoles/console.ts";
import { shortcutLabel } from "../consoles/shortcut.ts";
import type { AdjustmentName } from "../viewer/adjustments.ts";
import styles from "./ConsolePanel.module.css";
import { sliderId } from "./sliderId.ts";
import type { Viewer } from "./useViewer.ts";

interface Props {
  panel: Extract<Panel, { kind: "adjust" }>;
  viewer: Viewer;
}

export function AdjustPanel({ panel, viewer }: Props) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { adjustments } = viewer;
  const changed = panel.more.some(({ adjustment }) => adjustments[adjustment].apply);
  const rows = (sliders: readonly Slider[]) =>
    sliders.map(({ adjustment, shortcut }) => <SliderRow key={adjustment} name={adjustment} shortcut={shortcut} viewer={viewer} />);
  return (
    <>
      {rows(panel.sliders)}
      {/* Kept in the page while hidden, so that a shortcut can reach them. */}
      <div hidden={!more && !changed} id="simulator-more-sliders">
        {rows(panel.more)}
      </div>
      <div className={styles.links}>
        {panel.more.length > 0 && (
          <button
            type="button"
            aria-expanded={more || changed}
            aria-controls="simulator-more-sliders"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setMore(!more)}
          >
            {t("simulator.more")}
          </button>
        )}
        <button
          type="button"
          aria-label={t("simulator.reset")}
          aria-keyshortcuts={panel.reset.shortcut}
          onMouseDown={(event) => event.preventDefault()}
          onClick={viewer.resetImage}
        >
          {t("simulator.resetShort")} <small aria-hidden>{shortcutLabel(panel.reset.shortcut)}</small>
        </button>
      </div>
    </>
  );
}

function SliderRow({ name, shortcut, viewer }: { name: AdjustmentName; shortcut: string; viewer: Viewer }) {
  const { t } = useTranslation();
  const { min, max, stepValue, current } = viewer.adjustments[name];
  const text = name === "paletteRange" && current === max ? t("simulator.noBand") : signed(current, min);
  return (
    <label className={styles.slider} title={`${t(`simulator.adjustments.${name}`)} (${shortcutLabel(shortcut)})`}>
      <span>
        {t(`simulator.adjustments.${name}`)} <small aria-hidden>{shortcutLabel(shortcut)}</small>
      </span>
      <input
        id={sliderId(name)}
        type="range"
        min={min}
        max={max}
        step={stepValue}
        value={current}
        aria-keyshortcuts={shortcut}
        aria-valuetext={text}
        onChange={(event) => viewer.adjust(name, event.currentTarget.valueAsNumber)}
        // After the mouse the keys belong to the picture again.
        onPointerUp={(event) => event.currentTarget.blur()}
        onDoubleClick={() => viewer.adjust(name, viewer.adjustments[name].default)}
      />
      <output>{text}</output>
    </label>
  );
}

const signed = (value: number, min: number): string => (min < 0 && value > 0 ? `+${value}` : String(value).replace("-", "−"));
