import { isChosen } from "@vigil/model/curriculum/questionModel";
import type { AnswerValue } from "@vigil/model/exam/answerValue";
import { examProgress } from "@vigil/model/exam/exam";
import { isStrict } from "@vigil/model/exam/examSettings";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "../../attempt/useRun.ts";
import { problemMessage } from "../../problemMessage.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "../exam.module.css";
import { mostSilent } from "../mostSilent.ts";
import type { Heading } from "../intro/ExamHeading.tsx";
import { fetchKinds, fetchShown } from "../kinds/KindAnswer.tsx";
import { chosenWith } from "./ChoiceAnswer.tsx";
import { ExamPalette } from "./ExamPalette.tsx";
import type { ExamRun } from "../run/examRun.ts";
import { ExamTimer } from "./ExamTimer.tsx";
import { QuestionCard } from "./QuestionCard.tsx";
import { SavedMark } from "./SavedMark.tsx";
import { useExamKeys } from "./useExamKeys.ts";

interface Props extends Heading {
  run: ExamRun;
  leave: ReactNode;
}

/** One question at a time, the others beside it; time and saving are always in sight. */
export function ExamScreen({ run, leave, kind, name }: Props) {
  const { t } = useTranslation();
  const { machine: exam, saving, problem } = run.state.use();
  useRun(run);
  const { settings, questions, answers, index } = exam;
  useEffect(() => void fetchKinds(questions), [questions]);
  useEffect(() => void fetchShown(questions[index + 1]), [questions, index]);
  const strict = settings !== null && isStrict(settings);
  const silentMs = settings?.maxDisconnectMs ?? 0;
  const question = questions[index];
  const answer = answers[index];
  const last = index === questions.length - 1;
  const { answered, flagged, left } = examProgress(exam);

  const asked = async (): Promise<boolean> => {
    const text = left + flagged > 0 && !strict ? t("exam.handInLeft", { left, flagged }) : t("exam.handInText");
    return confirmed({ title: t("exam.handInTitle"), text, confirm: t("exam.handIn") });
  };
  const finish = async () => {
    if (await asked()) run.act({ type: "goTo", index: questions.length });
  };
  /** Enter answers as well: pressed once more, or too long, it must not hand in what nobody meant to. */
  const goOnByKey = () => {
    if (!strict || !last || answer?.value.length === 0) return goOn();
    const hands = answer?.locked === true || settings.feedback !== "question";
    return hands ? void asked().then((yes) => yes && goOn()) : goOn();
  };
  const goOn = () => {
    if (strict && answer?.locked === false) return answer.value.length > 0 && run.act({ type: "lock" });
    if (last && !strict) return void finish();
    return run.act({ type: "next" });
  };
  const goBack = () => index > 0 && !strict && run.act({ type: "goTo", index: index - 1 });
  const give = (value: AnswerValue) => answer?.locked === false && run.act({ type: "choose", value });
  const choose = (id: number) => answer && isChosen(answer.model) && give(chosenWith(answer, id));
  useExamKeys({ question, choose, goOn: goOnByKey, goBack, flag: () => run.act({ type: "flag" }) });

  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <div className={styles.title}>
          <span className={styles.kind}>{kind}</span>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </div>
        <SavedMark saving={saving} onRetry={run.retry} />
        {settings && question && <ExamTimer run={run} />}
        <span className={styles.leaving} title={silentMs > 0 ? mostSilent(silentMs / 1000) : t("exam.leaveHint")}>
          {leave}
        </span>
      </header>
      <ProgressBar
        value={questions.length === 0 ? 1 : answered / questions.length}
        label={t("exam.progress", { answered, total: questions.length })}
      />
      {saving.kind === "waiting" && question && (
        <div className={styles.notice}>
          <Message kind="warning">{t("exam.offline")}</Message>
        </div>
      )}
      {question && answer ? (
        <div className={styles.work} data-alone={strict || undefined}>
          <main className={styles.main}>
            <QuestionCard
              key={question.id}
              question={question}
              answer={answer}
              number={index + 1}
              total={questions.length}
              onAnswer={give}
            />
            <footer className={styles.foot}>
              {!strict && (
                <Button kind="plain" size="large" disabled={index === 0} onClick={goBack}>
                  {t("exam.previous")}
                </Button>
              )}
              {!strict && (
                <Button kind="plain" size="large" aria-pressed={answer.flagged} onClick={() => run.act({ type: "flag" })}>
                  <span aria-hidden>⚑</span> {t(answer.flagged ? "exam.unflag" : "exam.flag")}
                </Button>
              )}
              <span className={styles.gap} />
              {strict && !answer.locked ? (
                <Button kind="next" size="large" disabled={answer.value.length === 0} onClick={goOn}>
                  {t(settings.feedback === "question" ? "exam.confirm" : last ? "exam.handIn" : "exam.next")}
                </Button>
              ) : (
                <Button kind="next" size="large" onClick={goOn}>
                  {t(last ? "exam.handIn" : strict ? "exam.goOn" : "exam.next")}
                </Button>
              )}
            </footer>
          </main>
          {!strict && (
            <ExamPalette
              answers={answers}
              index={index}
              onGo={(to) => run.act({ type: "goTo", index: to })}
              onHandIn={() => void finish()}
            />
          )}
        </div>
      ) : (
        <main className={styles.page}>
          <article className={styles.card} data-testid="exam-handing-in">
            {saving.kind === "waiting" || problem !== null ? (
              <Message kind="warning" title={t("exam.handInFailed")}>
                {problem !== null && problem.status !== 0 ? problemMessage(problem) : t("exam.handInWaits")}
              </Message>
            ) : (
              <p role="status">{t("exam.handingIn")}</p>
            )}
            <div className={styles.actions}>
              {(saving.kind === "waiting" || problem !== null) && <Button onClick={run.retry}>{t("exam.tryAgain")}</Button>}
              {leave}
            </div>
          </article>
        </main>
      )}
    </div>
  );
}
