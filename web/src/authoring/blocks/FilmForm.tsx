import type { VideoBlock } from "@vigil/model/training/pageBlock";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownName } from "@vigil/model/phrases/languages";
import { Button } from "../../ui/Button.tsx";
import { useLatest } from "../../shell/useLatest.ts";
import { useDraft } from "../draft/useDraft.ts";
import { Message } from "../../ui/Message.tsx";
import { FileChoice } from "../form/FileChoice.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";

const CueEditor = lazy(async () => ({ default: (await import("../captions/CueEditor.tsx")).CueEditor }));

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/u, "");
/** Captions stand beside their film, under its name. */
const beside = (film: string): string => film.replace(/\.\w+$/u, ".vtt");

/** A film of the course. Without captions it is refused: whoever cannot hear it would learn nothing from it. */
export function FilmForm({ value, onChange, faults, media }: FormProps<VideoBlock>) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const film = useRef<HTMLVideoElement>(null);
  const [writing, setWriting] = useState(false);
  const [kept, setKept] = useState(0);
  const undoing = useUndo(value, onChange);
  const latest = useLatest({ value, change: undoing.change });
  const [captions] = value.captions;
  const locale = captions?.locale ?? draft.locale;
  const silent = value.file !== "" && (captions === undefined || captions.file === "");
  const choose = (file: string) => {
    const there = media.files.some(({ path }) => path === beside(file));
    undoing.change({ ...value, file, captions: file !== "" && there ? [{ file: beside(file), locale }] : [] });
  };
  const keep = async (written: File) => {
    const there = captions !== undefined && media.files.some(({ path }) => path === captions.file);
    const file = there
      ? await media.keepCaptions(written, { replace: captions.file })
      : await media.upload(new File([written], `${nameOf(value.file)}.vtt`, { type: written.type }));
    setKept(kept + 1);
    if (!there) latest.current.change({ ...latest.current.value, captions: [{ file, locale }] });
  };
  return (
    <FormFrame label={t("authoringForm.film.form")} undoing={undoing}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <FileChoice
            label={t("authoringForm.film.file")}
            ends={["mp4", "webm"]}
            value={value.file}
            media={media}
            error={faultAt(faults, "file")}
            onChoose={choose}
          />
          {value.file !== "" && (
            <FileChoice
              label={t("authoringForm.film.captions")}
              hint={t("authoringForm.film.captionsHint")}
              ends={["vtt"]}
              value={captions?.file ?? ""}
              media={media}
              rename={() => `${nameOf(value.file)}.vtt`}
              error={faultAt(faults, "captions")}
              onChoose={(file) => undoing.change({ ...value, captions: file === "" ? [] : [{ file, locale }] })}
            />
          )}
          {value.file !== "" && !writing && (
            <p>
              <Button kind="plain" size="small" onClick={() => setWriting(true)}>
                {t("captions.write")}
              </Button>
            </p>
          )}
          {silent && !writing && (
            <Message kind="error" title={t("authoringForm.film.silent")}>
              {t("authoringForm.film.silentText")}
            </Message>
          )}
          <TextField
            long
            required
            label={t("authoringForm.film.description")}
            hint={t("authoringForm.film.descriptionHint")}
            value={value.description}
            error={faultAt(faults, "description")}
            onChange={(description) => undoing.change({ ...value, description }, "description")}
          />
          <TextField
            label={t("authoringForm.caption")}
            value={value.caption ?? ""}
            error={faultAt(faults, "caption")}
            onChange={(caption) => {
              const { caption: _, ...bare } = value;
              undoing.change(caption === "" ? bare : { ...bare, caption }, "caption");
            }}
          />
        </div>
        {value.file !== "" && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- while it is written they may be missing, and it says so beside it
          <video
            ref={film}
            key={`${value.file} ${captions?.file ?? ""} ${kept}`}
            className={styles.shown}
            src={media.url(value.file)}
            controls
            preload="metadata"
          >
            {captions !== undefined && captions.file !== "" && (
              <track kind="captions" default src={media.url(captions.file)} srcLang={locale} label={locale} />
            )}
          </video>
        )}
      </div>
      {writing && value.file !== "" && (
        <Suspense>
          <CueEditor
            key={value.file}
            label={t("captions.of", { language: ownName(locale) })}
            locale={locale}
            url={captions === undefined ? "" : media.url(captions.file)}
            film={film}
            keep={keep}
          />
        </Suspense>
      )}
    </FormFrame>
  );
}
