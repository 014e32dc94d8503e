import { isAcceptedPlace, type Accepted } from "@vigil/model/curriculum/questionKinds";
import { marksOf, nothing, type AnswerValue } from "@vigil/model/exam/answerValue";
import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { thingsAt } from "@vigil/model/exam/markPlaces";
import { useTranslation } from "react-i18next";
import { MarkedPicture } from "./MarkedPicture.tsx";
import { SearchedImage } from "../../lesson/SearchedImage.tsx";

interface ToldPlacesProps {
  question: ExamQuestion;
  value: AnswerValue;
  /** Undefined where what is right is not told. */
  accepted: readonly Accepted[] | undefined;
  /** Whose answer it is called. */
  own: string;
}

/** What was marked, drawn and in words, with what is right where that is told. */
export function ToldPlaces({ question, value, accepted, own }: ToldPlacesProps) {
  const { t } = useTranslation();
  const { model, description } = question;
  const right = accepted?.filter(isAcceptedPlace);
  const marks = marksOf(model, value);
  const found = right && marks.map((mark) => thingsAt(model, right, mark));
  const things = new Map(right?.map(({ id, label }) => [id, label]));
  const beside = found?.filter((each) => each.length === 0).length ?? 0;
  const clear = value[0] === nothing;
  return (
    <>
      {model === "hotspot" ? (
        <MarkedPicture picture={question.picture} description={description} marks={marks} right={right ?? []} />
      ) : (
        <SearchedImage scan={question.scan} keys={question.keys ?? []} description={description} marks={marks} right={right ?? []} />
      )}
      <ul>
        {[...things].map(([id, label]) => {
          const isFound = found?.some((each) => each.includes(id));
          return (
            <li key={id} data-right={isFound || undefined}>
              <bdi>{label}</bdi>
              <em>✓ {t("exam.rightAnswer")}</em>
              {isFound && <em>{own}</em>}
            </li>
          );
        })}
        {right?.length === 0 && (
          <li data-right>
            {t("exam.nothingToFind")}
            <em>✓ {t("exam.rightAnswer")}</em>
            {clear && <em>{own}</em>}
          </li>
        )}
        {beside > 0 && (
          <li data-wrong>
            {t("exam.markedBeside", { count: beside })}
            <em>{own}</em>
          </li>
        )}
        {clear && right?.length !== 0 && (
          <li data-wrong={right !== undefined || undefined}>
            {t("exam.nothingToFind")}
            <em>{own}</em>
          </li>
        )}
        {right === undefined && marks.length > 0 && (
          <li>
            {t("exam.marksSet", { count: marks.length })}
            <em>{own}</em>
          </li>
        )}
      </ul>
    </>
  );
}
