import { isLayout, pageOfLayout } from "@vigil/model/compliance/certificateLayout";
import { parsePage } from "@vigil/model/compliance/certificatePage";
import { sizeOfPaper } from "@vigil/model/compliance/paperSize";
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import { Button } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { layoutOfText } from "./layout/layoutOfText.ts";
import { paperOf } from "./paperOf.ts";
import { TextPageControl } from "./TextPageControl.tsx";
import styles from "./PageControl.module.css";

const LayoutEditor = lazy(async () => ({ default: (await import("./layout/LayoutEditor.tsx")).LayoutEditor }));

/** The page of a template: things placed on the paper, or words in a few elements. Words become things; the way back is to the words that were there. */
export function PageControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const paper = paperOf(form.values);
  const placed = isLayout(paper.page);
  const [words, setWords] = useState<string>();
  const [turning, setTurning] = useState(false);
  const readable = placed || parsePage(paper.page).fault === undefined;
  const turn = () => {
    setWords(paper.page);
    if (paper.page.trim() === "") form.set(name, pageOfLayout({ elements: [] }));
    else setTurning(true);
  };
  return (
    <div className={styles.control}>
      <div className={styles.bar}>
        {/* one button, so that whoever pressed it by key still stands on it */}
        {(!placed || words !== undefined) && (
          <Button kind="plain" size="small" disabled={!readable} onClick={placed ? () => form.set(name, words) : turn}>
            {t(
              placed
                ? "certificates.layout.backToText"
                : paper.page.trim() === ""
                  ? "certificates.layout.begin"
                  : "certificates.layout.turn",
            )}
          </Button>
        )}
        <span className={styles.hint}>{t(placed ? "certificates.layout.lead" : "certificates.layout.leadText")}</span>
      </div>
      {placed && form.errors[name] !== undefined && (
        <p className={styles.refusal} role="alert">
          {form.errors[name]}
        </p>
      )}
      {placed ? (
        <Suspense fallback={<Skeleton height={480} />}>
          <LayoutEditor form={form} name={name} />
        </Suspense>
      ) : (
        <TextPageControl form={form} name={name} />
      )}
      {turning && (
        <Measured
          paper={paper}
          done={(page) => {
            form.set(name, page);
            setTurning(false);
          }}
        />
      )}
    </div>
  );
}

/** The page of words somewhere nobody sees it, as large as it takes to measure it. */
function Measured({ paper, done }: { paper: ReturnType<typeof paperOf>; done: (page: string) => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) done(layoutOfText(sheet.current, sizeOfPaper(paper)));
    // oxlint-disable-next-line react/exhaustive-deps -- measured once
  }, []);
  return (
    <div ref={sheet} className={styles.measured} data-orientation={paper.orientation} dir="ltr" inert>
      <CertificateSheet paper={paper} wordsOf={(variable) => `{{${variable}}}`} />
    </div>
  );
}
