import { isAcceptedNumber, isAcceptedText, type AcceptedNumber } from "@vigil/model/curriculum/questionKinds";
import { isChosen, isPlaced, isWritten } from "@vigil/model/curriculum/questionModel";
import { pairsOf } from "@vigil/model/exam/answerValue";
import type { BankEntry } from "@vigil/model/exam/regradeWire";
import type { Ruling } from "@vigil/model/exam/ruling";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { AcceptedNumbers } from "../../authoring/questions/AcceptedNumbers.tsx";
import { AcceptedTexts } from "../../authoring/questions/AcceptedTexts.tsx";
import { PlacingBoard } from "../../training/page/labs/PlacingBoard.tsx";
import { StepList } from "../../training/page/labs/StepList.tsx";
import styles from "./bank.module.css";
import type { Right } from "./right.ts";

const PlacesRight = lazy(async () => ({ default: (await import("./PlacesRight.tsx")).PlacesRight }));

interface RightAnswerProps {
  entry: BankEntry;
  right: Right;
  onChange: (right: Right) => void;
}

/** Another key than the question's, as its kind has it. */
export function RightAnswer({ entry, right, onChange }: RightAnswerProps) {
  const { t } = useTranslation();
  const { model, options, unit } = entry;
  const { key } = right;
  const items = options.filter(({ side }) => side === undefined);
  const put = (item: number, target: number | null) =>
    onChange({
      ...right,
      key: [...pairsOf(key).filter(([each]) => each !== item), ...(target === null ? [] : [[item, target]])].flat(),
    });
  if (model === "text")
    return (
      <AcceptedTexts
        value={{ kind: "text", accepted: right.accepted.filter(isAcceptedText) }}
        onChange={({ accepted }) => onChange({ ...right, accepted })}
      />
    );
  if (model === "numeric")
    return (
      <AcceptedNumbers
        value={{
          kind: "numeric",
          accepted: right.accepted.filter(isAcceptedNumber),
          ...(unit === undefined ? {} : { unit }),
        }}
        withUnit={false}
        onChange={({ accepted }) => onChange({ ...right, accepted })}
        faults={[]}
      />
    );
  if (isPlaced(model))
    return (
      <Suspense fallback={<Skeleton height={240} />}>
        <PlacesRight entry={entry} right={right} onChange={onChange} />
      </Suspense>
    );
  if (model === "order") return <StepList steps={options} order={key} onMove={(order) => onChange({ ...right, key: order })} />;
  if (model === "match")
    return (
      <PlacingBoard
        items={items}
        targets={options.filter(({ side }) => side === "target")}
        placed={new Map(pairsOf(key))}
        put={put}
        takeBack={(item) => put(item, null)}
      />
    );
  return (
    <fieldset>
      <legend>{t(model === "single" ? "questionBank.eachRight" : "questionBank.togetherRight")}</legend>
      {options.map(({ id, text }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={key.includes(id)}
            onChange={() => onChange({ ...right, key: key.includes(id) ? key.filter((other) => other !== id) : [...key, id] })}
          />
          <span dir="auto">{text}</span>
          {entry.key.includes(id) && <em className={styles.quiet}>{t("questionBank.rightSoFar")}</em>}
        </label>
      ))}
    </fieldset>
  );
}

/** As it is said to the server; of one answer each that is chosen is right by itself. */
export function rulingOf({ model }: BankEntry, { key, accepted }: Right): Ruling {
  if (isWritten(model) || isPlaced(model)) return { kind: "key", keys: [], accepted: [...accepted] };
  return { kind: "key", keys: model === "single" ? key.map((id) => [id]) : [[...key]] };
}

/** Nothing is missing of it. */
export function isWhole({ model, options }: BankEntry, { key, accepted }: Right): boolean {
  if (isWritten(model)) return accepted.length > 0 && accepted.every((each) => !isAcceptedNumber(each) || isNumber(each));
  if (isPlaced(model)) return model === "findThreat" || accepted.length > 0;
  return (
    key.length > 0 &&
    (isChosen(model) || model === "order" || pairsOf(key).length === options.filter(({ side }) => side === undefined).length)
  );
}
const isNumber = ({ value, tolerance }: AcceptedNumber): boolean => Number.isFinite(value) && tolerance >= 0;
