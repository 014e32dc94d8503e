import type { Confidence } from "@vigil/model/simulator/confidence";
import type { Session } from "@vigil/model/simulator/session";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Console, ConsoleAction } from "../consoles/console.ts";
import type { Action } from "../session/sessionRun.ts";
import type { SessionControls } from "./controlsOf.ts";
import { DecisionBar } from "./DecisionBar.tsx";
import { RatingBar } from "./RatingBar.tsx";

interface Props {
  session: Session;
  decisions: Console["decisions"];
  controls: SessionControls;
  /** The bag that is shown is decided, and what was in it is told. */
  feedback: boolean;
  last: boolean;
  act: (action: Action) => void;
  perform: (action: ConsoleAction) => void;
}

/** What the learner may press about the bag: a decision, how sure they are of it, or on to what comes next. */
export function BelowBag({ session, decisions, controls, feedback, last, act, perform }: Props) {
  const { t } = useTranslation();
  const onRate = useCallback((confidence: Confidence | null) => act({ type: "rate", confidence }), [act]);
  if (session.phase === "rating") return <RatingBar onRate={onRate} />;
  return (
    <DecisionBar
      decisions={decisions}
      perform={perform}
      chosen={controls.chosen}
      enabled={controls.enabled}
      confirmShown={controls.confirmShown}
      hint={feedback ? "" : t(`simulator.confirmHint.${controls.hint}`)}
      next={feedback ? { label: t(`simulator.feedback.${last ? "last" : "next"}`), onPress: () => act({ type: "next" }) } : undefined}
    />
  );
}
