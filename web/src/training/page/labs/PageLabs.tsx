import "./labColours.css";
import type { LearnerLab } from "@vigil/model/training/labs/lab";
import { lazy, Suspense, use, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { Words } from "../Words.tsx";
import { ChecklistLab } from "./ChecklistLab.tsx";
import { ExternalLab } from "./ExternalLab.tsx";
import { HotspotLab } from "./HotspotLab.tsx";
import { LabDeskContext } from "./labDesk.ts";
import { MatchLab } from "./MatchLab.tsx";
import styles from "./labs.module.css";
import { useLab, type ShownLab } from "./useLab.ts";

// they come with the first page that has one
const OrderLab = lazy(async () => ({ default: (await import("./OrderLab.tsx")).OrderLab }));
const FindThreatLab = lazy(async () => ({ default: (await import("./FindThreatLab.tsx")).FindThreatLab }));

interface PageLabsProps {
  labs: readonly LearnerLab[];
  /** The language of the course, in which titles and tasks are written. */
  lang: string;
  dir: "ltr" | "rtl";
}

/** What there is to do on a page, below its text. */
export function PageLabs({ labs, lang, dir }: PageLabsProps) {
  const { t } = useTranslation();
  const shown = labs.filter((lab) => lab.type !== "swf");
  if (shown.length === 0) return null;
  return (
    <section className={styles.labs} aria-label={t("lab.heading")}>
      {shown.map((lab) => (
        <Lab key={lab.id} lab={lab} lang={lang} dir={dir} />
      ))}
    </section>
  );
}

function Lab({ lab, lang, dir }: { lab: Exclude<LearnerLab, { type: "swf" }>; lang: string; dir: "ltr" | "rtl" }) {
  const { t } = useTranslation();
  const title = useId();
  const own = useLab(lab.id);
  const { view, failed, kept, again } = own;
  const box = useRef<HTMLElement>(null);
  const stopped = use(LabDeskContext)?.stoppedAt?.labId === lab.id;
  const shown = view !== null;
  // whoever comes back is led to the lab they worked in
  useEffect(() => {
    if (stopped && shown) box.current?.scrollIntoView({ block: "center" });
  }, [stopped, shown]);
  return (
    <section
      ref={box}
      className={styles.lab}
      aria-labelledby={title}
      data-lab={lab.type}
      data-complete={view?.complete === true || undefined}
    >
      <header className={styles.head}>
        <h2 id={title} className={styles.title} lang={lang} dir={dir}>
          {lab.title}
        </h2>
        {view && <Tag tone={view.complete ? "good" : "quiet"}>{t(view.complete ? "lab.done" : "lab.open")}</Tag>}
      </header>
      <p className={styles.task} lang={lang} dir={dir}>
        <Words text={lab.task} />
      </p>
      {view === null && !failed && <p role="status">{t("lab.loading")}</p>}
      {failed && (
        <p className={styles.notSaved} role="alert">
          {t("lab.notSaved")}{" "}
          <Button kind="plain" size="small" onClick={again}>
            {t("lab.again")}
          </Button>
        </p>
      )}
      {kept && (
        <p className={styles.kept} role="status">
          {t("lab.kept")}
        </p>
      )}
      {view !== null && (
        <div className={styles.body} lang={lang} dir={dir}>
          <LabBody lab={lab} own={{ ...own, view }} />
        </div>
      )}
    </section>
  );
}

function LabBody({ lab, own }: { lab: Exclude<LearnerLab, { type: "swf" }>; own: ShownLab }) {
  switch (lab.type) {
    case "hotspot":
      return <HotspotLab lab={lab} own={own} />;
    case "match":
      return <MatchLab lab={lab} own={own} />;
    case "sort":
      return <MatchLab lab={{ ...lab, targets: lab.groups }} own={own} />;
    case "order":
      return (
        <Suspense fallback={null}>
          <OrderLab lab={lab} own={own} />
        </Suspense>
      );
    case "findThreat":
      return (
        <Suspense fallback={null}>
          <FindThreatLab lab={lab} own={own} />
        </Suspense>
      );
    case "checklist":
      return <ChecklistLab lab={lab} own={own} />;
    case "external":
      return <ExternalLab lab={lab} own={own} />;
  }
}
