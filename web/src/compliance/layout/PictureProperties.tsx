import type { LayoutElement } from "@vigil/model/compliance/certificateLayout";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureSelect } from "../../curriculum/PictureSelect.tsx";
import { problemMessage } from "../../problemMessage.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { newPicture } from "./newPicture.ts";
import styles from "./LayoutEditor.module.css";

type Picture = Extract<LayoutElement, { kind: "picture" }>;

interface PicturePropertiesProps {
  element: Picture;
  fault: string | undefined;
  change: (picture: Partial<Pick<Picture, "media" | "alt">>) => void;
}

/** A logo, a seal, a signature: one of the media for certificates, or a file that becomes one. */
export function PictureProperties({ element, fault, change }: PicturePropertiesProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const user = useUser();
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const bring = async (chosen: File | undefined) => {
    if (!chosen) return;
    setBusy(true);
    setRefusal("");
    try {
      const { id, name } = await newPicture(chosen);
      await queries.invalidateQueries({ queryKey: ["media"] });
      change({ media: id, alt: name });
    } catch (problem) {
      setRefusal(problemMessage(problem));
    } finally {
      setBusy(false);
      if (file.current) file.current.value = "";
    }
  };
  return (
    <>
      <div className={styles.property}>
        <PictureSelect scope="certificates" value={element.media} choose={({ id, name }) => change({ media: id, alt: name })} />
        {can(user, "media:add") && can(user, "media:edit") && (
          <>
            <input
              ref={file}
              type="file"
              hidden
              accept="image/png,image/jpeg,image/webp,image/gif"
              onChange={({ target }) => void bring(target.files?.[0])}
            />
            <Button kind="plain" size="small" busy={busy} onClick={() => file.current?.click()}>
              {t("certificates.layout.upload")}
            </Button>
          </>
        )}
        {(refusal || fault) && (
          <span className={styles.refusal} role="alert">
            {refusal || fault}
          </span>
        )}
      </div>
      <label className={styles.property}>
        {t("certificates.layout.alt")}
        <input name="alt" maxLength={200} value={element.alt} onChange={({ target }) => change({ alt: target.value })} />
      </label>
    </>
  );
}
