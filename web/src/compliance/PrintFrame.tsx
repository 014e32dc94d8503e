import type { CertificatePaper } from "@vigil/model/compliance/certificateWire";
import { orientations } from "@vigil/model/compliance/certificateTemplate";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fieldLabel, optionLabel } from "../shell/recordPhrase.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./PrintFrame.module.css";

type Paper = Omit<CertificatePaper, "page" | "paperSize">;

interface PrintFrameProps {
  /** How it is printed unless somebody chooses otherwise. */
  begins: Paper;
  /** Everything on it has its place: nothing is chosen any more. */
  placed?: boolean;
  aside?: ReactNode;
  children: (paper: Paper) => ReactNode;
}

const name = "certificateTemplate";

/** A sheet with what it is printed with above it; on paper the sheet alone. */
export function PrintFrame({ begins, placed = false, aside, children }: PrintFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const [paper, setPaper] = useState(begins);
  const number = (field: "margin" | "border", most: number) => (
    <label className={styles.field}>
      {fieldLabel(name, field)}
      <input
        type="number"
        name={field}
        min={0}
        max={most}
        value={paper[field]}
        onChange={({ target }) => setPaper({ ...paper, [field]: Math.min(most, Math.max(0, Math.round(target.valueAsNumber || 0))) })}
      />
    </label>
  );
  return (
    <>
      <div className={styles.bar}>
        {aside}
        {!placed && (
          <span className={styles.fields}>
            <label className={styles.field} htmlFor={id}>
              {fieldLabel(name, "orientation")}
              <select
                id={id}
                name="orientation"
                value={paper.orientation}
                onChange={({ target }) =>
                  setPaper({ ...paper, orientation: orientations.find((one) => one === target.value) ?? "landscape" })
                }
              >
                {orientations.map((one) => (
                  <option key={one} value={one}>
                    {optionLabel(name, "orientation", one)}
                  </option>
                ))}
              </select>
            </label>
            {number("margin", 40)}
            {number("border", 20)}
          </span>
        )}
        {placed && <span className={styles.fields} />}
        <Button size="small" onClick={() => window.print()}>
          {t("certificates.print")}
        </Button>
      </div>
      {children(paper)}
    </>
  );
}
