import { LONGEST_DESCRIPTION } from "@vigil/model/imageLibrary/threatProjection";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./Projection.module.css";

export interface Saving {
  description: string;
  libraryId: number | null;
}

interface SavePanelProps {
  saving: Saving;
  set: (change: Partial<Saving>) => void;
  /** The catalogue's words, used when the field stays empty. */
  usual: string;
  busy: boolean;
  failure: string | null;
  libraryError: string | undefined;
  save: () => void;
}

/** What learners read, where the new image goes, and that it waits for a second person. */
export function SavePanel({ saving, set, usual, busy, failure, libraryError, save }: SavePanelProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.save} aria-label={t("threatProjection.saveTitle")}>
      <label htmlFor={id}>{t("threatProjection.description")}</label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={LONGEST_DESCRIPTION}
        placeholder={usual}
        value={saving.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <ReferenceControl
        name="imageLibraryId"
        label={t("threatProjection.library")}
        description=""
        error={libraryError}
        withAsterisk={false}
        onBlur={() => undefined}
        to="imageLibrary"
        value={saving.libraryId}
        nullable={false}
        set={(libraryId) => set({ libraryId })}
      />
      <p className={styles.hint}>{t("threatProjection.waits")}</p>
      {failure !== null && <Message kind="error">{failure}</Message>}
      <Button wide busy={busy} onClick={save}>
        {t(busy ? "threatProjection.saving" : "threatProjection.save")}
      </Button>
    </section>
  );
}
