import "../consoles/skins.css";
import "./scrollEdges.css";
import { type CSSProperties, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Console, ConsoleAction, Key, Panel } from "../consoles/console.ts";
import { offers } from "../viewer/offers.ts";
import type { Scan } from "../viewer/scan.ts";
import { AdjustPanel } from "./AdjustPanel.tsx";
import { categoryLabel, categoryName } from "./categoryLabel.ts";
import styles from "./ConsolePanel.module.css";
import { HistogramPanel } from "./HistogramPanel.tsx";
import { KeyButton } from "./KeyButton.tsx";
import { SheetPanel } from "./SheetPanel.tsx";
import type { Sheet } from "./useSheet.ts";
import { ManifestForm } from "./ManifestForm.tsx";
import { useActionName } from "./useActionName.ts";
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
  /** What was declared, for consoles that keep the form open; null where the course hides it. */
  manifest?: readonly string[] | null;
  /** In the smallest form: one part at a time. */
  sheet?: Sheet | null;
  children?: ReactNode;
}

/** The keys of a console beside the picture. Its keys lie as on the machine and on the keyboard, whatever the direction of reading. */
export function ConsolePanel({ console, viewer, scans, perform, choice, bag, manifest = null, sheet = null, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const content = (panel: Panel): ReactNode => {
    switch (panel.kind) {
      case "image":
        return <ImageKeys keys={panel.keys} viewer={viewer} scans={scans} perform={perform} strip={sheet !== null} />;
      case "adjust":
        return <AdjustPanel panel={panel} viewer={viewer} />;
      case "zoom":
        return <ZoomKeys panel={panel} viewer={viewer} perform={perform} />;
      case "category":
        return choice && choice.categories.length > 0 ? (
          <div className={styles.pair} role="group" dir="ltr">
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
      case "form":
        return manifest === null ? null : <ManifestForm lines={manifest} />;
      case "histogram": {
        const { paletteRange } = viewer.adjustments;
        return <HistogramPanel scan={scans[viewer.active]} band={paletteRange.apply ? paletteRange.current : null} />;
      }
    }
  };
  const { place, keys: shape, columns, tone } = console.arrangement;
  const sections = (panels: readonly Panel[]) =>
    panels.map((panel) => {
      const keys = content(panel);
      return (
        keys !== null && (
          <section key={panel.kind} aria-labelledby={`${id}-${panel.kind}`} data-panel={panel.kind}>
            <h2 id={`${id}-${panel.kind}`}>{t(`simulator.panels.${panel.kind}`)}</h2>
            {keys}
          </section>
        )
      );
    });
  const look = { "data-columns": columns, "data-place": place, "data-accent": console.accent, "data-shape": shape, "data-tone": tone };
  const style = { "--simulator-columns": columns } as CSSProperties;
  if (sheet !== null) {
    const parts = console.panels.map((panel) => ({
      part: panel.kind,
      title: t(`simulator.panels.${panel.kind}`),
      content: content(panel),
    }));
    const told = { part: "told" as const, title: t("simulator.feedback.title"), content: children };
    const shown = [told, ...parts].filter(({ content: inside }) => inside !== null && inside !== undefined && inside !== false);
    return <SheetPanel sheet={sheet} parts={shown} style={style} look={look} />;
  }
  const first = place === "split" ? Math.ceil(console.panels.length / 2) : console.panels.length;
  return (
    <>
      <aside className={styles.panel} data-tour="tools" data-scrolls="down" style={style} {...look} aria-label={t("simulator.panel")}>
        {sections(console.panels.slice(0, first))}
        {children}
      </aside>
      {place === "split" && (
        <aside className={styles.panel} data-scrolls="down" style={style} {...look} data-extra aria-label={t("simulator.panelMore")}>
          {sections(console.panels.slice(first))}
        </aside>
      )}
    </>
  );
}

interface KeysProps {
  keys: readonly Key[];
  viewer: Viewer;
  perform: Props["perform"];
}

interface ImageKeysProps extends KeysProps {
  scans: readonly Scan[];
  /** In the smallest form they lie as on no machine, but in a strip that is scrolled in the direction of reading. */
  strip: boolean;
}

function ImageKeys({ keys, viewer, scans, perform, strip }: ImageKeysProps) {
  const nameOf = useActionName([]);
  return (
    <div className={styles.keys} {...(strip ? { "data-scrolls": "across" } : { dir: "ltr" })}>
      {keys.map(({ action, label, shortcut }) => {
        const key = { label: label ?? "", shortcut, onPress: () => perform(action) };
        if (action.do === "enhance") {
          const { enhancement } = action;
          const pressed = viewer.presentation.enhancement === enhancement;
          return (
            <KeyButton
              key={enhancement}
              {...key}
              title={`${label} · ${nameOf(action)}`}
              pressed={pressed}
              held={pressed && enhancement === "VARI" && !viewer.sweeping}
              disabled={scans.length > 0 && !scans.some((scan) => offers(scan, enhancement))}
            />
          );
        }
        if (action.do !== "set" && action.do !== "alarms") return null;
        const pressed = action.do === "alarms" ? viewer.alarms : viewer.adjustments[action.adjustment].current === action.value;
        return <KeyButton key={label} {...key} title={`${label} · ${nameOf(action)}`} pressed={pressed} />;
      })}
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
        <KeyButton
          label={t("simulator.selection.short")}
          title={t("simulator.selection.key")}
          shortcut="'"
          pressed={viewer.presentation.selection.enabled}
          onPress={() => perform({ do: "select" })}
        />
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
    <div className={styles.pair} dir="ltr">
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
