import type { ScanSubject } from "@vigil/model/training/scanSubject";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../form/forms.module.css";
import { BagFields } from "./BagFields.tsx";
import { LibraryImageDialog } from "./LibraryImageDialog.tsx";
import { RowFields } from "./RowFields.tsx";

const shows = ["row", "bag", "calibration"] as const;
const begun: Readonly<Record<(typeof shows)[number], ScanSubject>> = {
  row: { show: "row", places: [] },
  bag: { show: "bag", seed: 1 },
  calibration: { show: "calibration" },
};

/** What a live scan shows: articles on the belt, a packed bag, an image of a library, or the test object. */
export function SubjectFields({ value, onChange }: { value: ScanSubject; onChange: (value: ScanSubject, field?: string) => void }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const name = useId();
  const [choosing, setChoosing] = useState(false);
  const [left, setLeft] = useState<Partial<Record<ScanSubject["show"], ScanSubject>>>({});
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t("authoringForm.scan.shows")}</legend>
        {shows.map((show) => (
          <label key={show} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={value.show === show}
              onChange={() => {
                setLeft({ ...left, [value.show]: value });
                onChange(left[show] ?? begun[show]);
              }}
            />
            {t(`authoringForm.scan.subjects.${show}`)}
          </label>
        ))}
        {permissions.includes("images:edit") && (
          <Button kind="plain" size="small" onClick={() => setChoosing(true)}>
            {t("authoringForm.scan.fromLibrary")}
          </Button>
        )}
      </fieldset>
      {value.show === "row" && <RowFields value={value} onChange={onChange} />}
      {value.show === "bag" && <BagFields value={value} onChange={onChange} />}
      {choosing && (
        <LibraryImageDialog
          hint={t("authoringForm.scan.imageHint")}
          onClose={() => setChoosing(false)}
          take={async (id) => onChange((await call<{ subject: ScanSubject }>("GET", `images/${id}/subject`)).subject)}
        />
      )}
    </>
  );
}
