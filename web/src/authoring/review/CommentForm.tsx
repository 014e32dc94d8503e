import type { DraftComment } from "@vigil/model/authoring/draftReview";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./review.module.css";
import { addComment, commentsQuery } from "./reviewCalls.ts";
import type { CommentPlace } from "./talk.ts";
import { keepAnswer } from "../keepAnswer.ts";

interface CommentFormProps {
  place: CommentPlace;
  label: string;
  answerTo?: DraftComment;
  /** It begins with the caret in it, as it was just asked for. */
  begun?: boolean;
  done: () => void;
  cancel?: () => void;
}

/** A few words about a block, a page, or in answer to others. */
export function CommentForm({ place: { piece, key, quote = "" }, label, answerTo, begun = false, done, cancel }: CommentFormProps) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const queries = useQueryClient();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (begun) field.current?.focus();
  }, [begun, key, piece, quote]);
  const { run, busy } = useAct({
    call: () => addComment(draft.courseId, { piece, key, text, ...(answerTo ? { answerTo: answerTo.id } : { quote }) }),
    done: (all) => {
      keepAnswer(queries, commentsQuery(draft.courseId).queryKey, all);
      setText("");
      done();
    },
  });
  const send = () => text.trim() !== "" && void run();
  return (
    <div className={styles.say}>
      <label htmlFor={id}>{label}</label>
      {quote !== "" && !answerTo && (
        <q className={styles.quote} dir="auto">
          {quote}
        </q>
      )}
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={4000}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <p className={styles.acts}>
        {cancel && (
          <Button kind="plain" size="small" onClick={cancel}>
            {t("draftReview.cancel")}
          </Button>
        )}
        <Button size="small" disabled={text.trim() === ""} busy={busy} onClick={send}>
          {t(answerTo ? "draftReview.answer" : "draftReview.say")}
        </Button>
      </p>
    </div>
  );
}
