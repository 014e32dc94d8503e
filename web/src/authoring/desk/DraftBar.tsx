import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { usePart, useDraft } from "../draft/useDraft.ts";
import { isOpen, useThreads } from "../review/talk.ts";
import { useReview } from "../review/useReview.ts";
import styles from "./desk.module.css";
import { MoreActs } from "./MoreActs.tsx";
import { People } from "./People.tsx";
import { TranslationsLink } from "./TranslationsLink.tsx";
import { SavingNote } from "./SavingNote.tsx";

const HistoryDialog = lazy(async () => ({ default: (await import("../history/HistoryDialog.tsx")).HistoryDialog }));

/** What stands beside the page that is written. */
export type Side = "preview" | "faults" | "review" | null;

interface DraftBarProps {
  side: Side;
  show: (side: Exclude<Side, null>) => void;
  /** Whether the outline is shown where it has no room of its own. */
  outlined: boolean;
  outline: () => void;
  publish: () => void;
}

const tones = { draft: "quiet", asked: "info", approved: "good", sentBack: "warn", published: "quiet" } as const;

/** Which course, whether it is saved, who else is here, and what is done with it as a whole. */
export function DraftBar({ side, show, outlined, outline, publish }: DraftBarProps) {
  const { t } = useTranslation();
  const { draft, domain } = useDraft();
  const course = usePart<"course">("course");
  const { review } = useReview();
  const told = review.state === "draft" && review.sentBack !== null ? "sentBack" : review.state;
  const [history, setHistory] = useState(false);
  const open = useThreads().filter(isOpen).length;
  return (
    <header className={styles.bar}>
      <Link
        className={styles.back}
        to="/$domain/admin/$list/$id/$tab"
        params={{ domain, list: "courses", id: String(draft.courseId), tab: "versions" }}
        aria-label={t("writing.back")}
        title={t("writing.back")}
      >
        <span aria-hidden className={styles.arrow}>
          ←
        </span>
      </Link>
      <button type="button" className={styles.contents} aria-expanded={outlined} onClick={outline}>
        {t("writing.outline")}
      </button>
      <h1 className={styles.name}>
        <bdi>{course?.block.title || draft.name}</bdi>
      </h1>
      <Tag tone={tones[told]}>{told === "sentBack" ? t("draftReview.sentBackState") : t(`writing.states.${told}`)}</Tag>
      <SavingNote />
      <span className={styles.gap} />
      <People />
      {draft.mayWrite && <TranslationsLink />}
      <Button kind="plain" size="bar" data-opens="preview" aria-pressed={side === "preview"} onClick={() => show("preview")}>
        {t("writing.preview")}
      </Button>
      <Button kind="plain" size="bar" data-opens="faults" aria-pressed={side === "faults"} onClick={() => show("faults")}>
        {t("writing.check")}
      </Button>
      <Button
        kind="plain"
        size="bar"
        data-opens="review"
        aria-pressed={side === "review"}
        {...(open > 0 ? { "aria-label": `${t("draftReview.title")}: ${t("draftReview.openComments", { count: open })}` } : {})}
        onClick={() => show("review")}
      >
        {t("draftReview.title")} {open > 0 && <span className={styles.count}>{open}</span>}
      </Button>
      {(draft.mayWrite || draft.current !== null) && (
        <Popover label={t("writing.more")} button={<span aria-hidden>⋯</span>} buttonClass={buttonLook("plain", "bar")}>
          <MoreActs history={() => setHistory(true)} />
        </Popover>
      )}
      {draft.mayPublish && (
        <Button size="bar" onClick={publish}>
          {t("writing.publish")}
        </Button>
      )}
      <Suspense fallback={null}>{history && <HistoryDialog close={() => setHistory(false)} />}</Suspense>
    </header>
  );
}
