import type { MergeAnswer } from "@vigil/model/authoring/draftMerge";
import { ownName } from "@vigil/model/phrases/languages";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { draftsOf } from "../../shell/drafts.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { mergeVersion } from "../draft/draftCalls.ts";
import { nameOf } from "../draft/nameOf.ts";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./review.module.css";
import { keepUndecided, readUndecided } from "./undecided.ts";

/** Somebody installed another version while the draft was in work: what is new there can be brought in, and what both changed is decided here, page by page. */
export function NewerVersion() {
  const { t } = useTranslation();
  const { draft, desk, domain, reading } = useDraft();
  const [answer, setAnswer] = useState<MergeAnswer | null>(null);
  const [closed, setClosed] = useState(false);
  // what was not decided when this browser was left
  const journal = `${draftsOf(useUser())}merge ${draft.courseId}`;
  const [waiting, setWaiting] = useState(() => readUndecided(journal));
  const wait = (ids: readonly string[]) => {
    setWaiting(ids);
    keepUndecided(journal, ids);
  };
  const { begunFrom, current } = draft;
  const { run: bring, busy } = useAct({
    call: async (take: readonly string[]) => {
      await desk.saver.flush();
      return mergeVersion(draft.courseId, { take, undecided: waiting.filter((id) => !take.includes(id)) });
    },
    done: (told, take) => {
      desk.take(told);
      desk.state.set(() => "draft");
      if (take.length > 0) toast(t("draftReview.merge.taken"));
      wait(told.conflicts.map(({ id }) => id));
      setAnswer((before) => (before === null ? told : { ...told, taken: before.taken }));
    },
  });
  const keepMine = (id: string) => {
    wait(waiting.filter((each) => each !== id));
    setAnswer((told) => told && { ...told, conflicts: told.conflicts.filter((each) => each.id !== id) });
  };
  const begun = begunFrom?.contentId === current?.contentId;
  if (closed || current === null || (begun && waiting.length === 0 && answer === null) || draft.state === "published") return null;
  const { version } = current;
  if (answer === null)
    return (
      <div className={styles.newer}>
        <Message
          kind="warning"
          title={
            begun
              ? t("draftReview.merge.titleWaiting", { count: waiting.length, version })
              : begunFrom === null
                ? t("draftReview.merge.titleNone", { current: version })
                : t("draftReview.merge.title", { current: version, begun: begunFrom.version })
          }
        >
          {!begun && <p>{t("draftReview.merge.text")}</p>}
          <p className={styles.acts} data-start>
            {!reading && (
              <Button size="small" busy={busy} onClick={() => void bring([])}>
                {t(begun ? "draftReview.merge.decide" : "draftReview.merge.bring")}
              </Button>
            )}
            <Link
              to="/$domain/admin/courses/$id/compare/$before/$after"
              params={{ domain, id: String(draft.courseId), before: String(current.contentId), after: "draft" }}
            >
              {t("draftReview.merge.see")}
            </Link>
          </p>
        </Message>
      </div>
    );
  return (
    <section className={styles.newer} role="status">
      <Message kind={answer.conflicts.length > 0 ? "warning" : "success"}>
        <p>{t("draftReview.merge.done", { count: answer.taken, version })}</p>
        {answer.conflicts.length > 0 && <p>{t("draftReview.merge.conflicts", { count: answer.conflicts.length })}</p>}
      </Message>
      {answer.conflicts.map(({ id, locale, piece, key, mine, theirs }) => (
        <div key={id} className={styles.sides}>
          <h3>
            <bdi>{nameOf(desk.parts.keyed(key ?? piece))}</bdi>
            {locale !== null && ` · ${ownName(locale)}`}
          </h3>
          <div>
            <Side name={t("draftReview.merge.here")} words={mine} />
            <Button kind="plain" size="small" busy={busy} onClick={() => keepMine(id)}>
              {t("draftReview.merge.keep")}
            </Button>
          </div>
          <div>
            <Side name={t("draftReview.merge.there", { version })} words={theirs} />
            <Button kind="plain" size="small" busy={busy} onClick={() => void bring([id])}>
              {t("draftReview.merge.take")}
            </Button>
          </div>
        </div>
      ))}
      <p>
        <Button kind="plain" size="small" onClick={() => setClosed(true)}>
          {t("draftReview.merge.close")}
        </Button>
      </p>
    </section>
  );
}

function Side({ name, words }: { name: string; words: string | null }) {
  const { t } = useTranslation();
  return (
    <div>
      <p className={styles.quiet}>{name}</p>
      <p className={styles.words} dir="auto">
        {words ?? t("draftReview.merge.gone")}
      </p>
    </div>
  );
}
