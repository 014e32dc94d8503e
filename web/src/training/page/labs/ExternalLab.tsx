import { labAddress } from "@vigil/model/training/courseMedia";
import { leastFramePixels, mostFramePixels, type LearnerLab } from "@vigil/model/training/labs/lab";
import { messageFromLab, type MessageFromLab, type MessageToLab } from "@vigil/model/training/labs/labMessages";
import { use, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Message } from "../../../ui/Message.tsx";
import { CourseMediaContext } from "../courseMedia.ts";
import { LabDeskContext } from "./labDesk.ts";
import styles from "./labs.module.css";
import type { ShownLab } from "./useLab.ts";

/** So long it may take until the page of a lab says that it is there. */
const readyWithinMs = 20_000;

const withinFrame = (pixels: number): number => Math.min(mostFramePixels, Math.max(leastFramePixels, pixels));

interface ExternalLabProps {
  lab: Extract<LearnerLab, { type: "external" }>;
  own: ShownLab;
}

/** A page of the package in a frame without any right but to run its scripts. It is heard through checked messages only. */
export function ExternalLab({ lab, own }: ExternalLabProps) {
  const { t, i18n } = useTranslation();
  const media = use(CourseMediaContext);
  const desk = use(LabDeskContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<"starting" | "running" | "failed">("starting");
  const [attempt, setAttempt] = useState(0);
  const [heightPixels, setHeightPixels] = useState(lab.heightPixels);
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });

  useEffect(() => {
    if (phase === "failed") return undefined;
    const fail = (reason: string) => {
      setPhase("failed");
      desk?.fail(lab.id, reason).catch(() => undefined);
    };
    const late = phase === "starting" ? setTimeout(() => fail("The page of the exercise did not answer."), readyWithinMs) : undefined;
    const react = (message: MessageFromLab) => {
      const { view, answer } = latest.current;
      if (message.type === "labFailed") return fail(message.reason);
      if (message.type === "labPage") return desk?.turn?.(lab.id, message.labPageId);
      if (message.type === "labHeight") return setHeightPixels(withinFrame(message.heightPixels));
      if (message.type === "labReady") {
        const { data, complete } = view;
        const labPageId = desk?.stoppedAt?.labId === lab.id ? desk.stoppedAt.labPageId : null;
        const start: MessageToLab = { vigil: 1, type: "labStart", data, complete, labPageId, locale: i18n.language };
        // its origin is nobody's, so it can be named by the window alone
        frame.current?.contentWindow?.postMessage(start, "*");
        return setPhase("running");
      }
      const data = message.data === undefined ? view.data : message.data;
      void answer({ type: "external", complete: message.type === "labComplete", data: data as never });
    };
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      const message = messageFromLab.safeParse(data);
      if (message.success) react(message.data);
    };
    addEventListener("message", hear);
    return () => {
      clearTimeout(late);
      removeEventListener("message", hear);
    };
  }, [phase, desk, lab.id, i18n.language]);

  if (media === null) return null;
  if (phase === "failed")
    return (
      <Message kind="error">
        <p>{t("problems.ExternalLabFailed")}</p>
        <Button
          kind="plain"
          onClick={() => {
            setAttempt(attempt + 1);
            setPhase("starting");
          }}
        >
          {t("lab.again")}
        </Button>
      </Message>
    );
  return (
    <>
      {phase === "starting" && (
        <p className={styles.keys} role="status" lang={i18n.language} dir={i18n.dir()}>
          {t("lab.starting")}
        </p>
      )}
      <iframe
        key={attempt}
        ref={frame}
        className={styles.frame}
        title={lab.title}
        src={labAddress(media, lab.file)}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        style={{ blockSize: `${heightPixels}px` }}
      />
    </>
  );
}
