import "./glass.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StartCall } from "@vigil/model/simulator/startCall";
import type { DecisionBody, SessionStart } from "@vigil/model/simulator/wire";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { sessionJournal } from "../outbox/journal.ts";
import { resendKept } from "../outbox/resendKept.ts";
import { writeAhead } from "../outbox/writeAhead.ts";
import { useLeaving } from "../attempt/openPlace.ts";
import { useUser } from "../shell/user.ts";
import { Message } from "../ui/Message.tsx";
import { useTitle } from "../ui/useTitle.ts";
import styles from "./intro/Intro.module.css";
import { Complete } from "./review/Complete.tsx";
import { SimulatorScreen } from "./screen/SimulatorScreen.tsx";
import type { Opened } from "./session/beginUnit.ts";
import { keepFeedback } from "./session/keptFeedback.ts";
import { keepResult, keptResult } from "../attempt/keptResult.ts";
import { openUnit } from "./session/openUnit.ts";
import { reviewQuery, saveDecision, type SessionAddress } from "./session/sessionCalls.ts";
import { calledBy, requireCall } from "./session/requireCall.ts";
import type { SessionRun } from "./session/sessionRun.ts";
import { fetchFirstBag, startRun } from "./session/startRun.ts";
import { useAskedToLeave } from "./session/useAskedToLeave.ts";
import { useOpenedBag } from "./session/useOpenedBag.ts";
import { useImageSource } from "./session/useImageSource.ts";
import { usePatience } from "../attempt/usePatience.ts";
import { Waiting } from "../attempt/Waiting.tsx";
import { useRun } from "../attempt/useRun.ts";
import type { ImageSource } from "./viewer/imageSource.ts";
import { useViewerSupport } from "./viewer/useViewerSupport.ts";

interface IntroStep {
  step: "intro";
  starting: boolean;
  problem: unknown;
}
type Step = IntroStep | { step: "simulator"; start: SessionStart; run: SessionRun } | { step: "complete"; sessionId: number };

const intro: IntroStep = { step: "intro", starting: false, problem: null };
/** A reload on a result shows it again, one while it was handed in shows it too: to go on would begin another. */
const startOf = (handedIn: number | null): Step => {
  const sessionId = keptResult() ?? handedIn;
  return sessionId === null ? intro : { step: "complete", sessionId };
};
const journal = writeAhead(sessionJournal<DecisionBody>("vigil.simulator"), () => localStorage, "vigil.simulator.ahead");

/** What the intro shows and does, whatever it introduces. */
export interface IntroState {
  /** Why it cannot begin. */
  problem: ReactNode;
  /** How far its beginning has come. */
  progress: ReactNode;
  starting: boolean;
  resuming: boolean;
  onStart: () => void;
}

interface Props {
  address: SessionAddress;
  title: string;
  /** Whether the server has one open there. */
  isOpen: boolean;
  /** Starts the session, or finds the one that is open. */
  open: () => Promise<Opened>;
  renderIntro: (state: IntroState) => ReactNode;
  /** The object library of a session, where its settings show one. */
  renderLibrary: (sessionId: number) => ReactNode;
  leave: ReactNode;
  /** A session of this kind may be followed by another one at once. */
  again: boolean;
  /** What comes after it; `begin` shows its intro once more. */
  renderNext: (begin: () => void) => ReactNode;
}

/** One session at the simulator from beginning to end: intro, simulator, complete. */
export function SessionSteps({ address, title, isOpen, open, renderIntro, renderLibrary, leave, again, renderNext }: Props) {
  const user = useUser();
  const queries = useQueryClient();
  const [handedIn] = useState(() => openUnit.handedIn(address, Date.now(), isOpen));
  const [step, setStep] = useState<Step>(() => startOf(handedIn));
  const go = useCallback(
    (transition: StartCall["transition"], next: Step) => {
      requireCall({ transition, ...calledBy(address), step: next.step });
      setStep(next);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- what the address names
    [JSON.stringify(address)],
  );
  const supported = useViewerSupport();
  const { waitsFor, patiently } = usePatience();
  const source = useImageSource();
  const begins = useRef(supported && handedIn === null && openUnit.isReloaded(address, Date.now()));
  useTitle(title);

  const begin = useCallback(async () => {
    setStep({ ...intro, starting: true });
    // Pressed before the page could fetch images: it begins as soon as it can.
    if (source === null) {
      begins.current = true;
      return;
    }
    try {
      await resendKept(journal, user.id, saveDecision);
      const opened = await patiently(open);
      if (opened.step === "complete") return go("resume", opened);
      const { start } = opened;
      const place = start.isQuiz ? { quizId: start.itemId } : address;
      openUnit.remember(place, Date.now(), start.sessionId);
      const run = await startRun(place, start, user.id, journal);
      fetchFirstBag(run, start, source);
      go("start", { step: "simulator", start, run });
    } catch (problem) {
      openUnit.forget();
      setStep({ ...intro, problem });
    }
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- what the address names
  }, [JSON.stringify(address), open, source, user.id, go]);

  useLeaving(openUnit);
  useAskedToLeave(step.step === "simulator" ? step : null);

  // After a reload in the middle of a session it goes on without a question.
  useEffect(() => {
    if (source === null || !begins.current) return;
    begins.current = false;
    void begin();
  }, [begin, source]);

  // What it had decided is with the server, or comes too late: this browser keeps it no longer.
  useEffect(() => {
    if (handedIn === null) return;
    openUnit.forget();
    keepResult(keptResult() ?? handedIn);
    void resendKept(journal, user.id, saveDecision);
  }, [handedIn, user.id]);

  const onComplete = useCallback(
    (sessionId: number) => {
      openUnit.forget();
      void queries.invalidateQueries({ queryKey: ["training"] });
      keepResult(sessionId);
      go("end", { step: "complete", sessionId });
    },
    [queries, go],
  );

  if (step.step === "simulator" && source !== null)
    return (
      <Running
        key={step.start.sessionId}
        {...step}
        title={title}
        source={source}
        leave={leave}
        renderLibrary={renderLibrary}
        onComplete={onComplete}
      />
    );
  const begunAgain = () => {
    keepResult(null);
    go("end", intro);
  };
  if (step.step === "complete")
    return (
      <Completed
        sessionId={step.sessionId}
        title={title}
        next={renderNext(begunAgain)}
        leave={leave}
        onAgain={again ? begunAgain : undefined}
      />
    );
  const { starting, problem } = step.step === "intro" ? step : { starting: true, problem: null };
  return (
    <div className={styles.page} data-look="glass">
      {renderIntro({
        starting: starting || !supported,
        resuming: openUnit.is(address),
        onStart: () => void begin(),
        problem: waitsFor === null ? <Trouble supported={supported} problem={problem} /> : <Waiting seconds={waitsFor} />,
        progress: starting && <Progress />,
      })}
    </div>
  );
}

function Trouble({ supported, problem }: { supported: boolean; problem: unknown }) {
  const { t } = useTranslation();
  if (!supported)
    return (
      <Message kind="error" title={t("simulator.noGraphics")}>
        {t("simulator.noGraphicsHint")}
      </Message>
    );
  if (problem === null) return null;
  return (
    <Message kind="error" title={t("simulator.intro.failed")}>
      {problemMessage(problem)}
    </Message>
  );
}

function Progress() {
  const { t } = useTranslation();
  const text = t("simulator.intro.starting");
  return (
    <div className={styles.progress} role="status">
      <span>{text}…</span>
      <progress aria-label={text} />
    </div>
  );
}

interface RunningProps {
  start: SessionStart;
  run: SessionRun;
  title: string;
  source: ImageSource;
  leave: ReactNode;
  renderLibrary: Props["renderLibrary"];
  onComplete: (sessionId: number) => void;
}

function Running({ start, run, title, source, leave, renderLibrary, onComplete }: RunningProps) {
  useRun(run);
  const { phase, index } = { index: 0, ...run.state.use().machine };
  useEffect(() => keepFeedback(start.sessionId, phase === "feedback" ? index : null), [phase, index, start.sessionId]);
  useEffect(() => {
    if (phase === "review") onComplete(start.sessionId);
  }, [phase, onComplete, start.sessionId]);
  return (
    <SimulatorScreen
      title={title}
      start={start}
      run={run}
      source={source}
      leave={leave}
      library={start.settings.showLibrary ? renderLibrary(start.sessionId) : undefined}
    />
  );
}

interface CompletedProps {
  sessionId: number;
  title: string;
  next: ReactNode;
  leave: ReactNode;
  onAgain: (() => void) | undefined;
}

function Completed({ sessionId, ...shown }: CompletedProps) {
  const { data, error } = useQuery(reviewQuery(sessionId, false));
  const opened = useOpenedBag();
  return <Complete {...shown} {...opened} review={data} problem={error} audit={false} />;
}
