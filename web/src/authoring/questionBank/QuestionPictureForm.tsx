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

/** The picture beside a question: one of the course, one brought along, or one of the domain's media, which then is one of the course. */
export function QuestionPictureForm({ part }: { part: DraftPart<"question"> }) {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const media = useMedia();
  const change = useChange();
  const faults = useFaultsOf(part.key);
  const { picture } = part.block;
  const choose = (file: string) =>
    change(part, { picture: file === "" ? undefined : { file, description: picture?.file === file ? picture.description : "" } });
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
        ends={pictureEnds}
        value={picture?.file ?? ""}
        media={media}
        error={faultAt(faults, "picture", "file")}
        onChoose={choose}
      />
      <PictureSelect scope="training" choose={({ id }) => void (id !== null && run(id))} />
      {picture !== undefined && (
        <>
          <TextField
            long
            required
            max={4000}
            label={t("authoringForm.picture.description")}
            hint={t("authoringForm.picture.descriptionHint")}
            value={picture.description}
            error={faultAt(faults, "picture", "description")}
            onChange={(description) => change(part, { picture: { ...picture, description } })}
          />
          <img className={styles.shown} src={media.url(picture.file)} alt={picture.description} />
        </>
      )}
    </div>
  );
}
