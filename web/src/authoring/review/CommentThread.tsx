import type { DraftComment } from "@vigil/model/authoring/draftReview";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatInstant } from "../../ui/format.ts";
import { useDraft } from "../draft/useDraft.ts";
import { CommentForm } from "./CommentForm.tsx";
import styles from "./review.module.css";
import { commentsQuery, resolveComment, takeBackComment } from "./reviewCalls.ts";
import { isOpen, type Thread } from "./talk.ts";
import { keepAnswer } from "../keepAnswer.ts";

/** A comment with its answers, and what can be done about it. */
export function CommentThread({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const queries = useQueryClient();
  const [answering, setAnswering] = useState(false);
  const { first, answers } = thread;
  const heard = (all: DraftComment[]) => keepAnswer(queries, commentsQuery(draft.courseId).queryKey, all);
  const { run: resolve, busy } = useAct({
    call: (resolved: boolean) => resolveComment(draft.courseId, first.id, resolved),
    done: heard,
  });
  const { run: takeBack } = useAct({ call: (id: number) => takeBackComment(draft.courseId, id), done: heard });
  const name = first.by ?? t("writing.somebody");
  return (
    <div className={styles.thread} data-resolved={!isOpen(thread) || undefined}>
      <Said comment={first} takeBack={(id) => void takeBack(id)} />
      {answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <Said comment={answer} takeBack={(id) => void takeBack(id)} />
        </div>
      ))}
      {first.resolvedAt !== null && (
        <p className={styles.quiet}>
          {t("draftReview.resolvedBy", { name: first.resolvedBy ?? t("writing.somebody"), at: formatInstant(first.resolvedAt) })}
        </p>
      )}
      {answering ? (
        <CommentForm
          place={first}
          label={t("draftReview.answerTo", { name })}
          answerTo={first}
          begun
          done={() => setAnswering(false)}
          cancel={() => setAnswering(false)}
        />
      ) : (
        <p className={styles.acts}>
          <Button kind="plain" size="small" onClick={() => setAnswering(true)}>
            {t("draftReview.answer")}
          </Button>
          <Button kind="plain" size="small" busy={busy} onClick={() => void resolve(isOpen(thread))}>
            {t(isOpen(thread) ? "draftReview.resolve" : "draftReview.reopen")}
          </Button>
        </p>
      )}
    </div>
  );
}

function Said({ comment: { id, by, own, at, quote, text }, takeBack }: { comment: DraftComment; takeBack: (id: number) => void }) {
  const { t } = useTranslation();
  return (
    <article>
      <p className={styles.quiet}>
        <strong>
          <bdi>{own ? t("draftReview.you") : (by ?? t("writing.somebody"))}</bdi>
        </strong>{" "}
        · {formatInstant(at)}
        {own && (
          <>
            {" · "}
            <button type="button" className={styles.link} onClick={() => takeBack(id)}>
              {t("draftReview.takeBack")}
            </button>
          </>
        )}
      </p>
      {quote !== "" && (
        <q className={styles.quote} dir="auto">
          {quote}
        </q>
      )}
      <p className={styles.words} dir="auto">
        {text}
      </p>
    </article>
  );
}
