import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { useLatest } from "../../shell/useLatest.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../desk/forms.module.css";
import { useChange } from "../draft/useDraft.ts";
import { useMedia } from "../draft/useMedia.ts";

const most = 50 * 1024 * 1024;

/** Files to take along from a section. */
export function SectionFiles({ section }: { section: DraftPart<"section"> }) {
  const { t } = useTranslation();
  const change = useChange();
  const media = useMedia();
  const input = useRef<HTMLInputElement>(null);
  const attachments = section.block.attachments;
  const there = useLatest(attachments);
  const { run, busy } = useAct({
    call: async (file: File) => ({ file: await media.upload(file), name: file.name.replace(/\.[^.]+$/u, "") }),
    done: (made) => change(section, { attachments: [...there.current, made] }),
  });
  return (
    <fieldset className={styles.group}>
      <legend>{t("writing.attachments")}</legend>
      {attachments.length === 0 && <p className={styles.hint}>{t("writing.noAttachments")}</p>}
      {attachments.map((each, index) => (
        <div key={each.file} className={styles.line}>
          <input
            className={styles.input}
            value={each.name}
            maxLength={200}
            aria-label={t("writing.nameOf", { name: each.file })}
            onChange={({ target }) =>
              change(section, { attachments: attachments.map((one, at) => (at === index ? { ...one, name: target.value } : one)) })
            }
          />
          <code dir="ltr">{each.file}</code>
          <Button kind="plain" size="small" onClick={() => change(section, { attachments: attachments.filter((_, at) => at !== index) })}>
            {t("writing.takeAway")}
          </Button>
        </div>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.txt,.csv,.png,.jpg,.jpeg,.webp,.gif,.svg,.mp4,.webm"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file && file.size <= most) void run(file);
        }}
      />
      <p>
        <Button kind="plain" size="small" busy={busy} onClick={() => input.current?.click()}>
          {t("writing.addAttachment")}
        </Button>
      </p>
    </fieldset>
  );
}
