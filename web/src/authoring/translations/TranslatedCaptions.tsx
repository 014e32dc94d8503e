import { captionsIn } from "@vigil/model/authoring/captionsIn";
import { ownName } from "@vigil/model/phrases/languages";
import type { VideoBlock } from "@vigil/model/training/pageBlock";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { useMedia } from "../draft/useMedia.ts";
import styles from "./translations.module.css";

const CueEditor = lazy(async () => ({ default: (await import("../captions/CueEditor.tsx")).CueEditor }));

/** What is said in a film in another language, beside what is said in the source; its times are the source's to begin with. */
export function TranslatedCaptions({ locale, film: { file, captions } }: { locale: string; film: VideoBlock }) {
  const { t } = useTranslation();
  const media = useMedia();
  const film = useRef<HTMLVideoElement>(null);
  const [writing, setWriting] = useState(false);
  const own = captionsIn(file, locale);
  const isThere = media.files.some(({ path }) => path === own);
  const source = captions[0] === undefined ? "" : media.url(captions[0].file);
  if (!writing)
    return (
      <p className={styles.captions}>
        <Button kind="plain" size="small" disabled={file === ""} onClick={() => setWriting(true)}>
          {t("captions.write")}
        </Button>{" "}
        {!isThere && t("captions.none")}
      </p>
    );
  return (
    <div className={styles.captions}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are written beside it */}
      <video ref={film} className={styles.film} src={media.url(file)} controls preload="metadata" />
      <Suspense>
        <CueEditor
          label={t("captions.of", { language: ownName(locale) })}
          locale={locale}
          url={isThere ? media.url(own) : ""}
          source={source}
          film={film}
          keep={(written) => media.keepCaptions(written, { captionsOf: file, locale })}
        />
      </Suspense>
    </div>
  );
}
