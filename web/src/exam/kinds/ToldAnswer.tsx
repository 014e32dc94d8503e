import type { Accepted } from "@vigil/model/curriculum/questionKinds";
import { isPlaced, isWritten } from "@vigil/model/curriculum/questionModel";
import { numbersOf, pairsOf, textOf, type AnswerValue } from "@vigil/model/exam/answerValue";
import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { acceptedText } from "./acceptedText.ts";

const ToldPlaces = lazy(async () => ({ default: (await import("./ToldPlaces.tsx")).ToldPlaces }));

interface Told {
  question: ExamQuestion;
  value: AnswerValue;
  correct: boolean;
  /** Null where what is right is not told. */
  right: readonly number[] | null;
  accepted?: readonly Accepted[] | undefined;
  /** Whose answer it is called. */
  own: string;
}

/** What was written, matched, marked or put in order, and what is right of it. */
export function ToldAnswer(told: Told) {
  const { t } = useTranslation();
  if (isPlaced(told.question.model))
    return (
      <Suspense fallback={<Skeleton height={240} />}>
        <ToldPlaces question={told.question} value={told.value} accepted={told.right === null ? undefined : told.accepted} own={told.own} />
      </Suspense>
    );
  if (told.value.length === 0 && told.right === null) return null;
  if (isWritten(told.question.model)) return <Written {...told} />;
  return told.question.model === "match" ? <Pairs {...told} /> : <Steps {...told} label={t("exam.rightOrder")} />;
}

function Written({ question: { unit }, value, correct, right, accepted, own }: Told) {
  const { t } = useTranslation();
  const tells = right !== null;
  return (
    <ul>
      {value.length > 0 && (
        <li data-right={(tells && correct) || undefined} data-wrong={(tells && !correct) || undefined}>
          <bdi>{textOf(value)}</bdi>
          <em>{own}</em>
        </li>
      )}
      {tells &&
        (accepted ?? []).map((each) => (
          <li key={acceptedText(each)} data-right>
            <bdi>{acceptedText(each, unit)}</bdi>
            <em>✓ {t("exam.rightAnswer")}</em>
          </li>
        ))}
    </ul>
  );
}

function Pairs({ question: { options }, value, right: key, own }: Told) {
  const { t } = useTranslation();
  const [chosen, right] = [new Map(pairsOf(value)), key === null ? null : new Map(pairsOf(key))];
  const textOfOption = (id: number | undefined) => options.find((option) => option.id === id)?.text;
  return (
    <ul>
      {options
        .filter(({ id, side }) => side === undefined && (right !== null || chosen.has(id)))
        .map(({ id, text }) => {
          const isRight = right !== null && right.get(id) === chosen.get(id);
          return (
            <li key={id} data-right={isRight || undefined} data-wrong={(right !== null && !isRight) || undefined}>
              <bdi>{text}</bdi>
              <span aria-hidden>–</span>
              <bdi>{textOfOption(chosen.get(id)) ?? t("exam.noAnswer")}</bdi>
              {chosen.has(id) && <em>{own}</em>}
              {right !== null && (
                <em>✓ {isRight ? t("exam.rightAnswer") : t("exam.rightIs", { answer: textOfOption(right.get(id)) ?? "" })}</em>
              )}
            </li>
          );
        })}
    </ul>
  );
}

function Steps({ question: { options }, value, correct, right: key, own, label }: Told & { label: string }) {
  const textOfOption = (id: number) => options.find((option) => option.id === id)?.text ?? "";
  return (
    <>
      {value.length > 0 && (
        <>
          <p>
            <em>{own}</em>
          </p>
          <ol>
            {numbersOf(value).map((id, place) => (
              <li key={id} data-right={key?.[place] === id || undefined} data-wrong={(key !== null && key[place] !== id) || undefined}>
                <span>{place + 1}.</span>
                <bdi>{textOfOption(id)}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
      {key !== null && !correct && (
        <>
          <p>
            <em>✓ {label}</em>
          </p>
          <ol>
            {key.map((id, place) => (
              <li key={id} data-right>
                <span>{place + 1}.</span>
                <bdi>{textOfOption(id)}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
