import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../entity/row.ts";
import { noEveryday, outlinesOf } from "../../simulator/screen/outlinesOf.ts";
import { useBag } from "../../simulator/session/useBag.ts";
import { useImageSource } from "../../simulator/session/useImageSource.ts";
import type { ImageSource } from "../../simulator/viewer/imageSource.ts";
import { bagOf } from "./bagOf.ts";
import { ConsoleViewer } from "./ConsoleViewer.tsx";
import { ImageStateBar } from "../approval/ImageStateBar.tsx";
import { Message } from "../../ui/Message.tsx";
import { renderedImage } from "./rendered/renderedImage.ts";
import styles from "./ImageScan.module.css";

/** The bag of an image in the viewer, with what is true about it. */
export function ImageScan({ image }: { image: Row }) {
  const { t } = useTranslation();
  const source = useImageSource();
  const incomplete = renderedImage(image)?.views.some(({ pictures }) => pictures.COL === undefined) === true;
  return (
    <>
      <ImageStateBar image={image} />
      {incomplete && <Message kind="info">{t("rendered.noPictureText")}</Message>}
      {source !== null && !incomplete && <Scan image={image} source={source} />}
    </>
  );
}

function Scan({ image, source }: { image: Row; source: ImageSource }) {
  const { t } = useTranslation();
  const [bags] = useState(() => [bagOf(image)]);
  const bag = useBag(source, bags, 0);
  const [truth, setTruth] = useState(true);
  return (
    <ConsoleViewer
      bag={bag}
      viewCount={bags[0]?.viewConfigs.length ?? 1}
      manifest={bags[0]?.manifest ?? []}
      outlines={truth && bag.image ? outlinesOf(bag.image, noEveryday) : []}
    >
      {typeof image["decision"] === "string" && (
        <label className={styles.truth}>
          <input type="checkbox" checked={truth} onChange={({ target }) => setTruth(target.checked)} /> {t("entity.truth")}
        </label>
      )}
    </ConsoleViewer>
  );
}
