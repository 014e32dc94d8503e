import { imageFaults } from "@vigil/model/imageLibrary/imageRules";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../../phraseOf.ts";
import { Message } from "../../../ui/Message.tsx";
import type { RenderedImage } from "./renderedImage.ts";
import styles from "./Rendered.module.css";

/** What keeps an image from being approved: the server's own rules. */
export function Missing({ image }: { image: Pick<RenderedImage, "views" | "stated"> }) {
  const { t } = useTranslation();
  const views = image.views.map(({ width, height, pictures }) => ({ width, height, shown: pictures.COL !== undefined }));
  const faults = imageFaults(image.stated, views);
  if (faults.length === 0)
    return (
      <Message kind="success" title={t("rendered.whole")}>
        {t("rendered.wholeText")}
      </Message>
    );
  const sentences = faults.map(({ code, view }) => {
    const fault = phraseOf(`problems.${code}`, code);
    return view === undefined ? fault : t("rendered.inView", { number: view + 1, fault });
  });
  return (
    <Message kind="warning" title={t("rendered.missing")}>
      <ul className={styles.missing}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Message>
  );
}
