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
  /** Who reads it seldom prints it: how it is printed stands under it, folded. */
  below?: boolean;
  aside?: ReactNode;
  children: (paper: Paper) => ReactNode;
}

const name = "certificateTemplate";

/** A sheet with what it is printed with above it; on paper the sheet alone. */
export function PrintFrame({ begins, placed = false, below = false, aside, children }: PrintFrameProps) {
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
  const fields = (
    <span className={styles.fields}>
      <label className={styles.field} htmlFor={id}>
        {fieldLabel(name, "orientation")}
        <select
          id={id}
          name="orientation"
          value={paper.orientation}
          onChange={({ target }) => setPaper({ ...paper, orientation: orientations.find((one) => one === target.value) ?? "landscape" })}
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
  );
  const bar = (
    <div className={styles.bar} data-below={below || undefined}>
      {aside}
      {placed ? <span className={styles.fields} /> : below ? <Folded>{fields}</Folded> : fields}
      <Button size="small" onClick={() => window.print()}>
        {t("certificates.print")}
      </Button>
    </div>
  );
  return (
    <>
      {!below && bar}
      {children(paper)}
      {below && bar}
    </>
  );
}

function Folded({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={styles.folded}>
      <summary>{t("certificates.printSettings")}</summary>
      {children}
    </details>
  );
}
