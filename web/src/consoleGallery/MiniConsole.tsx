import "../simulator/glass.css";
import "../simulator/consoles/skins.css";
import { type CSSProperties, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Console, Panel } from "../simulator/consoles/console.ts";
import type { Enhancement, Presentation } from "../simulator/viewer/presentation.ts";
import type { Scan } from "../simulator/viewer/scan.ts";
import styles from "./MiniConsole.module.css";
import type { Pictures } from "./pictures.ts";

interface Props {
  name: string;
  console: Console;
  scans: readonly Scan[];
  pictures: Pictures;
}

/** A console in small: where its panels and views lie, its caps, its colours, and a bag. */
export function MiniConsole({ name, console, scans, pictures }: Props) {
  const { t } = useTranslation();
  const { place, decisions, keys, columns, views, tone } = console.arrangement;
  const first = place === "split" ? Math.ceil(console.panels.length / 2) : console.panels.length;
  const second = console.second === null ? [] : [console.second];
  const shown: (Enhancement | null)[] = [...scans.map(() => null), ...second];
  const look = { "data-shape": keys, style: { "--mini-columns": columns } as CSSProperties };
  return (
    <div
      className={styles.console}
      data-look="glass"
      role="img"
      aria-label={t("gallery.picture", { console: name })}
      dir="ltr"
      data-place={place}
      data-decisions={decisions}
      data-tone={tone}
      data-accent={console.accent}
    >
      <div className={styles.views} data-views={views} data-count={shown.length}>
        {shown.map((enhancement, view) => (
          <Picture
            // oxlint-disable-next-line react/no-array-index-key -- a view is its place
            key={view}
            scan={scans[enhancement === null ? view : 0]}
            pictures={pictures}
            enhancement={enhancement ?? firstEnhancement(console)}
            palette={console.palette}
          />
        ))}
      </div>
      <div className={styles.panel} {...look}>
        {console.panels.slice(0, first).map((panel) => (
          <MiniPanel key={panel.kind} panel={panel} />
        ))}
      </div>
      {place === "split" && (
        <div className={styles.panel} data-extra {...look}>
          {console.panels.slice(first).map((panel) => (
            <MiniPanel key={panel.kind} panel={panel} />
          ))}
        </div>
      )}
      <div className={styles.decisions}>
        <i data-decision="pass" />
        <i data-decision="hold" />
        <i data-decision="reject" />
      </div>
    </div>
  );
}

/** What its first image key shows. */
export function firstEnhancement({ panels }: Console): Enhancement {
  const keys = panels.flatMap((panel) => (panel.kind === "image" ? panel.keys : []));
  const [action] = keys.flatMap((key) => (key.action.do === "enhance" ? [key.action] : []));
  return action?.enhancement ?? "COL";
}

interface PictureProps extends Pick<Presentation, "enhancement" | "palette"> {
  scan: Scan | undefined;
  pictures: Pictures;
}

function Picture({ scan, pictures, enhancement, palette }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null && scan !== undefined) pictures.draw(canvas.current, scan, { enhancement, palette });
  }, [scan, pictures, enhancement, palette]);
  return <canvas ref={canvas} width={240} height={170} />;
}

function MiniPanel({ panel }: { panel: Panel }) {
  if (panel.kind === "image")
    return (
      <div className={styles.keys}>
        {panel.keys.map(({ label, shortcut }, place) => (
          <i key={shortcut} data-on={place === 0}>
            {label}
          </i>
        ))}
      </div>
    );
  if (panel.kind === "adjust")
    return (
      <div className={styles.sliders}>
        {panel.sliders.map(({ adjustment }) => (
          <i key={adjustment} />
        ))}
      </div>
    );
  if (panel.kind === "zoom")
    return (
      <div className={panel.pad.length > 0 ? styles.pad : styles.keys}>
        {(panel.pad.length > 0 ? panel.pad : panel.keys).map(({ shortcut }) => (
          <i key={shortcut} />
        ))}
      </div>
    );
  if (panel.kind === "form" || panel.kind === "histogram") return <div className={styles[panel.kind]} />;
  return null;
}
