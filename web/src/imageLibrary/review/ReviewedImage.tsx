import type { ImageAct } from "@vigil/model/imageLibrary/imageAct";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../entity/row.ts";
import { noEveryday, outlinesOf } from "../../simulator/screen/outlinesOf.ts";
import { useBag } from "../../simulator/session/useBag.ts";
import type { ImageSource } from "../../simulator/viewer/imageSource.ts";
import { Message } from "../../ui/Message.tsx";
import { bagOf } from "../image/bagOf.ts";
import { ConsoleViewer } from "../image/ConsoleViewer.tsx";
import { renderedImage } from "../image/rendered/renderedImage.ts";
import styles from "./Review.module.css";
import { ReviewFacts } from "./ReviewFacts.tsx";

export type Decision = Exclude<ImageAct, "restore">;

interface ReviewedImageProps {
  image: Row;
  /** The one behind it: its pictures are fetched ahead. */
  following: Row | undefined;
  source: ImageSource;
  /** Told which image is on the screen with all its views: nobody approves what they have not seen. */
  onSeen: (id: number) => void;
}

/** One draft, large, with what is true about it. */
export function ReviewedImage({ image, following, source, onSeen }: ReviewedImageProps) {
  const { t } = useTranslation();
  const bags = useMemo(() => [bagOf(image), ...(following && isWhole(following) ? [bagOf(following)] : [])], [image, following]);
  const whole = isWhole(image);
  return whole ? (
    <Seen image={image} bags={bags} source={source} onSeen={onSeen} />
  ) : (
    <section className={styles.unfinished}>
      <Message kind="info">{t("rendered.noPictureText")}</Message>
      <ReviewFacts image={image} />
    </section>
  );
}

const isWhole = (image: Row): boolean => renderedImage(image)?.views.some(({ pictures }) => pictures.COL === undefined) !== true;

interface SeenProps extends Pick<ReviewedImageProps, "image" | "source" | "onSeen"> {
  bags: readonly ReturnType<typeof bagOf>[];
}

function Seen({ image, bags, source, onSeen }: SeenProps) {
  const { t } = useTranslation();
  const bag = useBag(source, bags, 0);
  const [truth, setTruth] = useState(true);
  const here = bag.image?.imageId === image.id && bag.scans.length > 0;
  useEffect(() => {
    if (here) onSeen(image.id);
  }, [here, image.id, onSeen]);
  const toggle = useCallback(() => setTruth((before) => !before), []);
  const viewCount = bags[0]?.viewConfigs.length ?? 1;
  return (
    <ConsoleViewer
      key={viewCount}
      full
      bag={bag}
      viewCount={viewCount}
      manifest={bags[0]?.manifest ?? []}
      outlines={truth && here && bag.image ? outlinesOf(bag.image, noEveryday) : []}
    >
      <ReviewFacts image={image} />
      <label className={styles.truth}>
        <input type="checkbox" checked={truth} onChange={toggle} /> {t("entity.truth")}
      </label>
    </ConsoleViewer>
  );
}
