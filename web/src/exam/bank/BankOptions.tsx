import { isAcceptedPlace } from "@vigil/model/curriculum/questionKinds";
import { isPlaced, isWritten } from "@vigil/model/curriculum/questionModel";
import { pairsOf } from "@vigil/model/exam/answerValue";
import type { BankEntry } from "@vigil/model/exam/regradeWire";
import type { TFunction } from "i18next";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../ui/format.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { acceptedText } from "../kinds/acceptedText.ts";
import styles from "./bank.module.css";

interface Line {
  name: string;
  text: string;
  right: boolean;
  /** How often it was answered; null where that says nothing. */
  times: number | null;
}

const BankMarks = lazy(async () => ({ default: (await import("./BankMarks.tsx")).BankMarks }));

/** Each thing that is right with how many marked it, and how many marked anything else. */
function markedLines({ model, accepted, figures: { marked } }: BankEntry, t: TFunction): Line[] {
  const names = new Map(accepted.filter(isAcceptedPlace).map(({ id, label }) => [id, label]));
  const timesOf = (id: number) => marked.things.find((thing) => thing.id === id)?.times ?? 0;
  return [
    ...[...names].map(([id, text]) => ({ name: `place ${id}`, text, right: true, times: timesOf(id) })),
    ...(model === "findThreat" ? [{ name: "nothing", text: t("exam.nothingToFind"), right: names.size === 0, times: marked.nothing }] : []),
    { name: "beside", text: t("questionBank.beside"), right: false, times: marked.beside },
  ];
}

/** What there is to be answered, with how many did: a wrong answer that nobody gives helps nobody, and one that many write may be right. */
function linesOf(entry: BankEntry, t: TFunction): Line[] {
  const { model, options, key, accepted, unit, figures } = entry;
  const { chosen, written } = figures;
  if (isPlaced(model)) return markedLines(entry, t);
  const textOf = (id: number | undefined) => options.find((option) => option.id === id)?.text ?? "";
  if (isWritten(model))
    return [
      ...accepted.map((each) => ({ name: `right ${acceptedText(each)}`, text: acceptedText(each, unit), right: true, times: null })),
      ...written.map(({ text, times }) => ({ name: text, text: `“${text}”`, right: false, times })),
    ];
  if (model === "order")
    return key.map((id, place) => ({ name: String(id), text: `${place + 1}. ${textOf(id)}`, right: true, times: null }));
  if (model === "match") {
    const timesOf = (item: number, target: number) => chosen.find((each) => each.option === item && each.target === target)?.times ?? 0;
    const right = pairsOf(key);
    const others = chosen.filter((each) => !right.some(([item, target]) => item === each.option && target === each.target));
    return [
      ...right.map(([item, target]) => ({ item, target, right: true, times: timesOf(item, target) })),
      ...others.map(({ option, target = 0, times }) => ({ item: option, target, right: false, times })),
    ].map(({ item, target, ...line }) => ({ ...line, name: `${item} ${target}`, text: `${textOf(item)} – ${textOf(target)}` }));
  }
  return options.map(({ id, text }) => ({
    name: String(id),
    text,
    right: key.includes(id),
    times: chosen.find(({ option }) => option === id)?.times ?? 0,
  }));
}

/** The answers of a question, right ones marked, each with how many gave it. */
export function BankOptions({ entry, open: opened = false }: { entry: BankEntry; open?: boolean }) {
  const { t } = useTranslation();
  const { figures } = entry;
  const lines = linesOf(entry, t);
  const [open, setOpen] = useState(opened);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("questionBank.answers", { count: lines.length })}</summary>
      <ul className={styles.options}>
        {lines.map(({ name, text, right, times }) => (
          <li key={name}>
            <span dir="auto">{text}</span>
            {right && <em>✓ {t("exam.rightAnswer")}</em>}
            {times !== null && figures.shown > 0 && <b>{formatPercent((100 * times) / figures.shown, 1)}</b>}
          </li>
        ))}
        {figures.unanswered > 0 && (
          <li>
            <span>{t("exam.noAnswer")}</span>
            <b>{formatPercent((100 * figures.unanswered) / figures.shown, 1)}</b>
          </li>
        )}
      </ul>
      {open && isPlaced(entry.model) && (
        <Suspense fallback={<Skeleton height={240} />}>
          <BankMarks entry={entry} />
        </Suspense>
      )}
    </details>
  );
}
