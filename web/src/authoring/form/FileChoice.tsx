import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { useLatest } from "../../shell/useLatest.ts";
import { formatFileSize } from "../../ui/format.ts";
import type { AuthoredMedia } from "./formProps.ts";
import styles from "./forms.module.css";

interface FileChoiceProps {
  label: string;
  /** Ends of names, without the dot. */
  ends: readonly string[];
  value: string;
  onChoose: (path: string) => void;
  media: AuthoredMedia;
  error?: string | undefined;
  hint?: string;
  /** What the file is called when it is kept, where that matters. */
  rename?: (name: string) => string;
  /** Where it must lie, when that matters: `labs/belt/`. */
  folder?: string;
}

/** As much as a package takes. */
const mostBytes = 50 * 1024 * 1024;

export const endOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1).toLowerCase();

/** A file of the draft: one that is there, or one brought along. What cannot be taken is refused here, and what was chosen before stays. */
export function FileChoice({ label, ends, value, onChoose, media, error, hint, rename, folder }: FileChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  // what is typed beside it while a file is on its way stays
  const choose = useLatest(onChoose);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fitting = media.files.filter(({ path }) => ends.includes(endOf(path)));
  const known = fitting.some(({ path }) => path === value);
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    setRefusal(null);
    if (!ends.includes(endOf(file.name)))
      return setRefusal(t("authoringForm.fileKind", { name: file.name, kinds: ends.map((end) => `.${end}`).join(", ") }));
    if (file.size > mostBytes)
      return setRefusal(
        t("authoringForm.fileLarge", { name: file.name, size: formatFileSize(file.size), most: formatFileSize(mostBytes) }),
      );
    if (file.size === 0) return setRefusal(t("authoringForm.fileEmpty", { name: file.name }));
    setBusy(true);
    try {
      const path = await media.upload(rename ? new File([file], rename(file.name), { type: file.type }) : file, folder);
      choose.current(path);
    } catch (problem) {
      setRefusal(problemMessage(problem));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const said = refusal ?? error;
  return (
    <div
      className={styles.file}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void bring(event.dataTransfer.files[0]);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fileRow}>
        <select
          id={id}
          className={styles.select}
          value={value}
          disabled={busy}
          aria-invalid={said !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-said`}
          onChange={({ target }) => {
            setRefusal(null);
            onChoose(target.value);
          }}
        >
          <option value="">{t("authoringForm.noFile")}</option>
          {value !== "" && !known && <option value={value}>{value}</option>}
          {fitting.map(({ path, bytes }) => (
            <option key={path} value={path}>
              {`${path} · ${formatFileSize(bytes)}`}
            </option>
          ))}
        </select>
        <label className={styles.bring} aria-busy={busy || undefined}>
          {t(busy ? "authoringForm.bringing" : "authoringForm.bring")}
          <input
            type="file"
            accept={ends.map((end) => `.${end}`).join(",")}
            disabled={busy}
            aria-label={`${label}: ${t("authoringForm.bring")}`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = ""; // the same file may be chosen again
              void bring(file);
            }}
          />
        </label>
      </div>
      {said !== undefined && (
        <p id={`${id}-said`} className={styles.error} role="alert">
          {said}
        </p>
      )}
    </div>
  );
}
