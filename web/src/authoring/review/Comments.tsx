import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../draft/useDraft.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentThread } from "./CommentThread.tsx";
import { groupsOf } from "./commentGroups.ts";
import { GoToBlock } from "./GoToBlock.tsx";
import styles from "./review.module.css";
import { isOpen, spokenOf, useThreads, useWordsOf } from "./talk.ts";

const filters = ["open", "resolved", "all"] as const;
type Filter = (typeof filters)[number];

/** What was said about the draft, by page and block, and saying more. What is gone is still spoken of. */
export function Comments({ place, close }: { place: string | undefined; close: () => void }) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const [filter, setFilter] = useState<Filter>("open");
  const threads = useThreads();
  const chosen = spokenOf.use();
  const wordsOf = useWordsOf();
  const page = place ?? "course";
  const target = chosen?.piece === page && chosen.key !== null && desk.parts.keyed(chosen.key) ? chosen : { piece: page, key: null };
  const shown = threads.filter((thread) => filter === "all" || isOpen(thread) === (filter === "open"));
  const groups = groupsOf(shown, desk.parts);
  const titleOf = (piece: string): string => {
    const block = desk.parts.keyed(piece)?.block;
    const title = block && ("title" in block ? block.title : "name" in block ? block.name : undefined);
    return title || t("writing.unnamed");
  };
  const isCourse = (piece: string) => ["course", "objectives", "glossary", "questions"].includes(piece);
  const nameOf = (piece: string) => (isCourse(piece) ? t(`writing.wholes.${piece as "course"}`) : titleOf(piece));
  const count = (which: Filter) => threads.filter((thread) => which === "all" || isOpen(thread) === (which === "open")).length;
  return (
    <section className={styles.comments} aria-label={t("draftReview.comments")}>
      <CommentForm
        place={target}
        label={
          target.key === null
            ? t("draftReview.newComment", { name: nameOf(page) })
            : t("draftReview.newCommentBlock", { words: wordsOf(target.key) ?? "" })
        }
        begun={target.key !== null}
        done={() => spokenOf.set(() => null)}
        {...(target.key === null ? {} : { cancel: () => spokenOf.set(() => null) })}
      />
      <div className={styles.filters} role="group" aria-label={t("draftReview.filter")}>
        {filters.map((each) => (
          <button key={each} type="button" aria-pressed={filter === each} onClick={() => setFilter(each)}>
            {t(`draftReview.${each}`)} <span>{count(each)}</span>
          </button>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.quiet}>
          {t(threads.length === 0 ? "draftReview.noComments" : filter === "resolved" ? "draftReview.noResolved" : "draftReview.noOpen")}
        </p>
      )}
      {groups.map(({ piece, isGone, blocks }) => (
        <section key={piece} className={styles.page}>
          <h3>
            <bdi>{isGone ? t("draftReview.pageGone") : nameOf(piece)}</bdi>
          </h3>
          {blocks.map(({ key, isGone: blockGone, threads: about }) => (
            <div key={key ?? ""} className={styles.block} data-chosen={(key !== null && key === chosen?.key) || undefined}>
              <div className={styles.about}>
                <p>
                  {key === null && t(isCourse(piece) ? "draftReview.aboutCourse" : "draftReview.aboutPage")}
                  {key !== null && blockGone && (
                    <>
                      {!isGone && t("draftReview.blockGone")} <q dir="auto">{about[0]!.first.about}</q>
                    </>
                  )}
                  {key !== null && !blockGone && <q dir="auto">{wordsOf(key)}</q>}
                </p>
                {!isGone && <GoToBlock piece={piece} block={blockGone ? null : key} close={close} />}
              </div>
              {about.map((thread) => (
                <CommentThread key={thread.first.id} thread={thread} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}
