import type { PageBlock } from "@vigil/model/training/pageBlock";
import { Component, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CourseMediaContext } from "../../training/page/courseMedia.ts";
import { PageBlocks } from "../../training/page/PageBlocks.tsx";
import { GlossaryContext } from "../../training/glossary/glossary.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./preview.module.css";
import { draftMedia } from "./draftCourse.ts";

/** Blocks as learners see them, in the middle of what is written. What is not finished yet says so instead of failing. */
export function DraftPaper({ blocks }: { blocks: readonly PageBlock[] }) {
  const { draft, desk } = useDraft();
  const terms = useSyncExternalStore(desk.parts.subscribe, () => desk.parts.piece("glossary"));
  const glossary = useMemo(() => terms.map(({ block }) => block as { term: string; meaning: string }), [terms]);
  const media = useMemo(() => draftMedia(draft.courseId), [draft.courseId]);
  return (
    <CourseMediaContext value={media}>
      <GlossaryContext value={glossary}>
        <div className={styles.inline} {...courseLanguage(draft.locale)}>
          <Unfinished key={JSON.stringify(blocks)}>
            <PageBlocks blocks={blocks} />
          </Unfinished>
        </div>
      </GlossaryContext>
    </CourseMediaContext>
  );
}

/** A block that is half written must not take the page with it. */
export class Unfinished extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? <UnfinishedNote /> : this.props.children;
  }
}

function UnfinishedNote() {
  const { t, i18n } = useTranslation();
  return (
    <p className={styles.unfinished} lang={i18n.language} dir={i18n.dir()}>
      {t("writing.unfinished")}
    </p>
  );
}
