import "../../simulator/glass.css";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConsoleAction } from "../../simulator/consoles/console.ts";
import { consoles } from "../../simulator/consoles/consoles.ts";
import { Bags } from "../../simulator/screen/Bags.tsx";
import { ConsolePanel } from "../../simulator/screen/ConsolePanel.tsx";
import { KeysDialog, ManifestDialog } from "../../simulator/screen/Dialogs.tsx";
import type { Outline } from "../../simulator/screen/Marks.tsx";
import { useShortcuts } from "../../simulator/screen/useShortcuts.ts";
import { useViewer } from "../../simulator/screen/useViewer.ts";
import { isViewerAction, viewerAction } from "../../simulator/screen/viewerAction.ts";
import type { Bag } from "../../simulator/session/useBag.ts";
import styles from "./ImageScan.module.css";

interface Props {
  bag: Bag;
  viewCount: number;
  /** Absent where nobody declared anything. */
  manifest?: readonly string[];
  outlines: readonly Outline[];
  /** As high as there is room, one bag after the other. */
  full?: boolean;
  children?: ReactNode;
}

/** A bag in the console that has every key, within a page: nothing is decided here. */
export function ConsoleViewer({ bag, viewCount, manifest, outlines, full = false, children }: Props) {
  const { t } = useTranslation();
  const console = consoles.default;
  const viewer = useViewer(viewCount);
  const { startOver } = viewer;
  useEffect(() => startOver(), [bag.image, startOver]);
  const [dialog, setDialog] = useState<"keys" | "manifest" | null>(null);
  const perform = useCallback(
    (action: ConsoleAction) => {
      if (isViewerAction(action)) viewerAction(viewer, action);
      else if (action.do === "keys" || (action.do === "manifest" && manifest !== undefined)) setDialog(action.do);
    },
    [viewer, manifest],
  );
  useShortcuts(console, perform);
  return (
    <section className={styles.scan} data-full={full || undefined} data-look="glass" aria-label={t("entity.viewer")}>
      <Bags
        bag={bag}
        waiting={bag.scans.length === 0}
        layout={viewCount > 2 ? "grid" : "row"}
        embedded
        viewer={viewer}
        marks={[]}
        outlines={outlines}
      />
      <ConsolePanel
        console={console}
        viewer={viewer}
        scans={bag.scans}
        perform={perform}
        bag={manifest === undefined ? undefined : { manifest: true, open: false, opened: false }}
      >
        {children}
      </ConsolePanel>
      {dialog === "keys" && <KeysDialog console={console} categories={[]} onClose={() => setDialog(null)} />}
      {dialog === "manifest" && <ManifestDialog lines={manifest ?? []} onClose={() => setDialog(null)} />}
    </section>
  );
}
