import "../glass.css";
import type { SessionReview } from "@vigil/model/simulator/wire";
import type { ReactNode } from "react";
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
  /** The bag that is open; null is the summary. */
  index: number | null;
  onIndex: (index: number | null) => void;
}

/** A sealed session: its result, and from there each bag. */
export function Complete({ title, review, problem, next, leave, onAgain, audit, flags, index, onIndex }: Props) {
  const { t } = useTranslation();
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
  if (index !== null && index in review.images)
    return <ReviewScreen title={title} review={review} index={index} onIndex={onIndex} audit={audit} leave={leave} flags={flags} />;
  return <Summary title={title} review={review} next={next} leave={leave} flags={flags} onAgain={onAgain} onBag={onIndex} />;
}
