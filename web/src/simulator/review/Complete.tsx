import "../glass.css";
import type { SessionReview } from "@vigil/model/simulator/wire";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import introStyles from "../intro/Intro.module.css";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { Summary } from "./Summary.tsx";

interface Props {
  title: string;
  review: SessionReview | undefined;
  problem: unknown;
  /** What comes next, where it was just finished. */
  next?: ReactNode;
  leave: ReactNode;
  onAgain?: (() => void) | undefined;
  audit: boolean;
  /** What looked odd about it: stands on the summary. */
  flags?: ReactNode;
  /** The bag to open on; without it the summary comes first. */
  firstBag?: number;
}

/** A sealed session: its result, and from there each bag. */
export function Complete({ title, review, problem, next, leave, onAgain, audit, flags, firstBag }: Props) {
  const { t } = useTranslation();
  const [index, setIndex] = useState<number | null>(firstBag ?? null);
  if (review === undefined)
    return (
      <div className={introStyles.page} data-look="glass">
        <main className={introStyles.intro}>
          {problem === null ? (
            <p role="status">{t("simulator.loading")}…</p>
          ) : (
            <Message kind="error" title={t("simulator.reviewing.failed")}>
              {problemMessage(problem)}
            </Message>
          )}
          <div className={introStyles.actions}>{leave}</div>
        </main>
      </div>
    );
  if (index !== null)
    return <ReviewScreen title={title} review={review} index={index} onIndex={setIndex} audit={audit} leave={leave} flags={flags} />;
  return <Summary title={title} review={review} next={next} leave={leave} flags={flags} onAgain={onAgain} onBag={setIndex} />;
}
