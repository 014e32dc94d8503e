import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Console, ConsoleAction, Key, Panel } from "../consoles/console.ts";
import { offers } from "../viewer/offers.ts";
import type { Scan } from "../viewer/scan.ts";
import { AdjustPanel } from "./AdjustPanel.tsx";
import { categoryLabel, categoryName } from "./categoryLabel.ts";
import styles from "./ConsolePanel.module.css";
import { KeyButton } from "./KeyButton.tsx";
import type { Viewer } from "./useViewer.ts";

interface Props {
  console: Console;
  viewer: Viewer;
  /** The views on screen: an enhancement that none of them can show is switched off. */
  scans: readonly Scan[];
  perform: (action: ConsoleAction) => void;
  /** Absent in review, where nothing is chosen. */
  choice?: { categories: readonly string[]; category: string | null; disabled: boolean } | undefined;
  bag?: { manifest: boolean; open: boolean; opened: boolean } | undefined;
  children?: ReactNode;
}

/** The keys of a console beside the picture. */
export function ConsolePanel({ console, viewer, scans, perform, choice, bag, children }: Props) {
  const { t } = useTranslation();
  const content = (panel: Panel): ReactNode => {
    switch (panel.kind) {
      case "image":
        return <ImageKeys keys={panel.keys} viewer={viewer} scans={scans} perform={perform} />;
      case "adjust":
        return <AdjustPanel panel={panel} viewer={viewer} />;
      case "zoom":
        return <ZoomKeys panel={panel} viewer={viewer} perform={perform} />;
      case "category":
        return choice && choice.categories.length > 0 ? (
          <div className={styles.pair} role="group">
            {choice.categories.map((category, place) => (
              <KeyButton
                key={category}
                label={categoryLabel(category)}
                title={categoryName(category)}
                shortcut={panel.shortcuts[place] ?? ""}
                pressed={choice.category === category}
                disabled={choice.disabled}
                onPress={() => perform({ do: "categorize", place })}
              />
            ))}
          </div>
        ) : null;
      case "bag":
        return bag && (bag.manifest || bag.open || bag.opened) ? <BagKeys keys={panel.keys} bag={bag} perform={perform} /> : null;
    }
  };
  return (
    <aside className={styles.panel} data-place={console.place} data-accent={console.accent} aria-label={t("simulator.panel")}>
      {console.panels.map((panel) => {
        const keys = content(panel);
        return (
          keys !== null && (
            <section key={panel.kind} aria-labelledby={`simulator-panel-${panel.kind}`}>
              <h2 id={`simulator-panel-${panel.kind}`}>{t(`simulator.panels.${panel.kind}`)}</h2>
              {keys}
            </section>
          )
        );
      })}
      {children}
    </aside>
  );
}

interface KeysProps {
  keys: readonly Key[];
  viewer: Viewer;
  perform: Props["perform"];
}

function ImageKeys({ keys, viewer, scans, perform }: KeysProps & { scans: readonly Scan[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.keys}>
      {keys.map(({ action, label, shortcut }) =>
        action.do === "enhance" ? (
          <KeyButton
            key={action.enhancement}
            label={label ?? action.enhancement}
            title={`${label} · ${t(`simulator.enhancements.${action.enhancement}`)}`}
            shortcut={shortcut}
            pressed={viewer.presentation.enhancement === action.enhancement}
            disabled={scans.length > 0 && !scans.some((scan) => offers(scan, action.enhancement))}
            onPress={() => perform(action)}
          />
        ) : null,
      )}
    </div>
  );
}

function ZoomKeys({ panel, viewer, perform }: { panel: Extract<Panel, { kind: "zoom" }> } & Omit<KeysProps, "keys">) {
  const { t } = useTranslation();
  const zoom = viewer.zooms[viewer.active];
  return (
    <div className={styles.zoom}>
      {panel.pad.length > 0 && (
        <div className={styles.pad} dir="ltr">
          {panel.pad.map(({ action, label, shortcut }) =>
            action.do === "region" ? (
              <KeyButton
                key={action.region}
                label={label ?? String(action.region)}
                title={t("simulator.region", { region: action.region })}
                shortcut={shortcut}
                pressed={zoom?.region === action.region}
                onPress={() => perform(action)}
              />
            ) : null,
          )}
        </div>
      )}
      <div className={styles.pair} dir="ltr">
        {panel.keys.map(({ action, label, shortcut }) =>
          action.do === "zoom" ? (
            <KeyButton
              key={action.way}
              label={label ?? t(`simulator.zoomKeys.${action.way}`)}
              title={t(`simulator.zooms.${action.way}`)}
              shortcut={shortcut}
              {...(action.way === "loupe" ? { pressed: zoom?.magnify === true } : {})}
              onPress={() => perform(action)}
            />
          ) : null,
        )}
        <output className={styles.factor} aria-live="off">
          {t("simulator.zoomBy", { factor: Number((zoom?.factor ?? 1).toFixed(1)) })}
        </output>
      </div>
    </div>
  );
}

function BagKeys({ keys, bag, perform }: { keys: readonly Key[]; bag: NonNullable<Props["bag"]>; perform: Props["perform"] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      {keys.map(({ action, shortcut }) => {
        if (action.do === "manifest" && bag.manifest)
          return <KeyButton key="manifest" label={t("simulator.manifest")} shortcut={shortcut} onPress={() => perform(action)} />;
        if (action.do === "open" && (bag.open || bag.opened))
          return (
            <KeyButton
              key="open"
              label={bag.opened ? `${t("simulator.open")} ✓` : t("simulator.open")}
              {...(bag.opened ? { title: `${t("simulator.open")}, ${t("simulator.opened")}` } : {})}
              shortcut={shortcut}
              onPress={() => perform(action)}
            />
          );
        return null;
      })}
    </div>
  );
}
