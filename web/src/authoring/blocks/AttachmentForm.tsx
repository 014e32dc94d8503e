import type { AttachmentBlock } from "@vigil/model/training/pageBlock";
import { useTranslation } from "react-i18next";
import { FileChoice } from "../form/FileChoice.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, type FormProps } from "../form/formProps.ts";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";

/** A file to take along: which one, what it is called, and what it is for. */
export function AttachmentForm({ value, onChange, faults, media }: FormProps<AttachmentBlock>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const bytesOf = (file: string) => media.files.find(({ path }) => path === file)?.bytes ?? 0;
  return (
    <FormFrame label={t("authoringForm.attachment.form")} undoing={undoing}>
      <FileChoice
        label={t("authoringForm.attachment.file")}
        ends={["pdf", "txt", "csv", "png", "jpg", "jpeg", "webp", "gif", "mp4", "webm"]}
        value={value.file}
        media={media}
        error={faultAt(faults, "file")}
        onChoose={(file) => undoing.change({ ...value, file, bytes: bytesOf(file) })}
      />
      <TextField
        required
        max={200}
        label={t("authoringForm.attachment.name")}
        value={value.name}
        error={faultAt(faults, "name")}
        onChange={(name) => undoing.change({ ...value, name }, "name")}
      />
      <TextField
        label={t("authoringForm.attachment.note")}
        value={value.note ?? ""}
        error={faultAt(faults, "note")}
        onChange={(note) => {
          const { note: _, ...bare }: AttachmentBlock = value;
          undoing.change(note === "" ? bare : { ...bare, note }, "note");
        }}
      />
    </FormFrame>
  );
}
