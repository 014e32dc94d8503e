import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { useTranslation } from "react-i18next";
import { PictureSelect } from "../../curriculum/PictureSelect.tsx";
import { useAct } from "../../shell/useAct.ts";
import { pictureEnds } from "../blocks/PictureForm.tsx";
import { useFaultsOf } from "../check/checked.ts";
import forms from "../desk/forms.module.css";
import { fileOfMedia } from "../draft/draftCalls.ts";
import { useChange, useDraft } from "../draft/useDraft.ts";
import { useMedia } from "../draft/useMedia.ts";
import { FileChoice } from "../form/FileChoice.tsx";
import { faultAt } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";

const filmEnds = ["mp4", "webm"] as const;

/** The picture or film beside a question: one of the course, one brought along, or one of the domain's media, which then is one of the course. */
export function QuestionPictureForm({ part }: { part: DraftPart<"question"> }) {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const media = useMedia();
  const change = useChange();
  const faults = useFaultsOf(part.key);
  const { picture, film } = part.block;
  const shown = film ?? picture;
  const choose = (file: string) => {
    const description = shown?.file === file ? shown.description : "";
    const beside = file.replace(/\.\w+$/u, ".vtt");
    const captions = media.files.some(({ path }) => path === beside) ? beside : "";
    const isFilm = filmEnds.some((end) => file.endsWith(`.${end}`));
    change(part, {
      picture: file === "" || isFilm ? undefined : { file, description },
      film: isFilm ? { file, captions, description } : undefined,
    });
  };
  const { run, busy } = useAct({
    call: (mediaId: number) => fileOfMedia(draft.courseId, mediaId),
    done: (made) => {
      desk.files.set((all) => [...all.filter(({ path }) => path !== made.path), made]);
      choose(made.path);
    },
  });
  return (
    <div className={forms.group} aria-busy={busy || undefined}>
      <FileChoice
        label={t("writing.questionPicture")}
        ends={[...pictureEnds, ...filmEnds]}
        value={shown?.file ?? ""}
        media={media}
        error={faultAt(faults, "picture", "file") ?? faultAt(faults, "film", "file")}
        onChoose={choose}
      />
      {film !== undefined && (
        <FileChoice
          label={t("authoringForm.film.captions")}
          hint={t("authoringForm.film.captionsHint")}
          ends={["vtt"]}
          value={film.captions}
          media={media}
          rename={() => film.file.slice(film.file.lastIndexOf("/") + 1).replace(/\.\w+$/u, ".vtt")}
          error={faultAt(faults, "film", "captions")}
          onChoose={(captions) => change(part, { film: { ...film, captions } })}
        />
      )}
      {film === undefined && <PictureSelect scope="training" choose={({ id }) => void (id !== null && run(id))} />}
      {shown !== undefined && (
        <>
          <TextField
            long
            required
            max={4000}
            label={t(film === undefined ? "authoringForm.picture.description" : "authoringForm.film.description")}
            hint={t(film === undefined ? "authoringForm.picture.descriptionHint" : "authoringForm.film.descriptionHint")}
            value={shown.description}
            error={faultAt(faults, film === undefined ? "picture" : "film", "description")}
            onChange={(description) =>
              change(part, film === undefined ? { picture: { ...shown, description } } : { film: { ...film, description } })
            }
          />
          {film === undefined ? (
            <img className={styles.shown} src={media.url(shown.file)} alt={shown.description} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- while it is written they may be missing, and the check says so
            <video
              key={film.captions}
              className={styles.shown}
              src={media.url(film.file)}
              aria-label={film.description}
              controls
              preload="metadata"
            >
              {film.captions !== "" && <track kind="captions" default src={media.url(film.captions)} />}
            </video>
          )}
        </>
      )}
    </div>
  );
}
