import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../entity/row.ts";
import type { ConsoleAction } from "../simulator/consoles/console.ts";
import { consoles } from "../simulator/consoles/consoles.ts";
import { Bags } from "../simulator/screen/Bags.tsx";
import { ConsolePanel } from "../simulator/screen/ConsolePanel.tsx";
import { KeysDialog, ManifestDialog } from "../simulator/screen/Dialogs.tsx";
import { outlinesOf } from "../simulator/screen/outlinesOf.ts";
import { useShortcuts } from "../simulator/screen/useShortcuts.ts";
import { useViewer } from "../simulator/screen/useViewer.ts";
import { isViewerAction, viewerAction } from "../simulator/screen/viewerAction.ts";
import { useBag } from "../simulator/session/useBag.ts";
import { useImageSource } from "../simulator/session/useImageSource.ts";
import type { ImageSource } from "../simulator/viewer/imageSource.ts";
import { bagOf } from "./bagOf.ts";
import { ImageStateBar } from "./ImageStateBar.tsx";
import styles from "./ImageScan.module.css";

/** The bag of an image in the viewer, with what is true about it. */
export function ImageScan({ image }: { image: Row }) {
  const source = useImageSource();
  return (
    <>
      <ImageStateBar image={image} />
      {source !== null && <Scan image={image} source={source} />}
    </>
  );
}

function Scan({ image, source }: { image: Row; source: ImageSource }) {
  const { t } = useTranslation();
  const [bags] = useState(() => [bagOf(image)]);
  const console = consoles.default;
  const bag = useBag(source, bags, 0);
  const viewer = useViewer(bags[0]?.viewConfigs.length ?? 1);
  const [truth, setTruth] = useState(true);
  const [dialog, setDialog] = useState<"keys" | "manifest" | null>(null);
  const perform = useCallback(
    (action: ConsoleAction) => {
      if (isViewerAction(action)) viewerAction(viewer, action);
      else if (action.do === "keys" || action.do === "manifest") setDialog(action.do);
    },
    [viewer],
  );
  useShortcuts(console, perform);
  return (
    <section className={styles.scan} aria-label={t("entity.viewer")}>
      <Bags
        bag={bag}
        waiting={bag.image === null}
        layout="row"
        embedded
        viewer={viewer}
        marks={[]}
        outlines={truth && bag.image ? outlinesOf(bag.image, false) : []}
      />
      <ConsolePanel
        console={console}
        viewer={viewer}
        scans={bag.scans}
        perform={perform}
        bag={{ manifest: true, open: false, opened: false }}
      >
        {typeof image["decision"] === "string" && (
          <label className={styles.truth}>
            <input type="checkbox" checked={truth} onChange={({ target }) => setTruth(target.checked)} /> {t("entity.truth")}
          </label>
        )}
      </ConsolePanel>
      {dialog === "keys" && <KeysDialog console={console} categories={[]} onClose={() => setDialog(null)} />}
      {dialog === "manifest" && <ManifestDialog lines={bags[0]?.manifest ?? []} onClose={() => setDialog(null)} />}
    </section>
  );
}
