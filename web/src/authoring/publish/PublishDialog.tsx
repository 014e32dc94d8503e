import type { PublishPreview } from "@vigil/model/authoring/draftWire";
import { TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PackageFacts } from "../../curriculum/versions/PackageFacts.tsx";
import { phraseOf } from "../../phraseOf.ts";
import { problemMessage } from "../../problemMessage.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import forms from "../desk/forms.module.css";
import { previewPublish, publishDraft } from "../draft/draftCalls.ts";
import { useDraft } from "../draft/useDraft.ts";
import { useStillWriting } from "../draft/useStillWriting.ts";
import { IncompleteLanguages } from "./IncompleteLanguages.tsx";

/** What publishing would change and for whom, and then doing it. */
export function PublishDialog({ close, check, review }: { close: () => void; check: () => void; review: () => void }) {
  const { t } = useTranslation();
  const { draft, desk, domain } = useDraft();
  const navigate = useNavigate();
  const stillWriting = useStillWriting(draft.courseId);
  const queries = useQueryClient();
  const [preview, setPreview] = useState<PublishPreview | null>(null);
  const [version, setVersion] = useState<string | undefined>();
  const [busy, setBusy] = useState<"looking" | "publishing" | null>("looking");
  const [problem, setProblem] = useState<unknown>();
  const led = useRef(false);
  const look = useCallback(
    async (wanted: string | undefined) => {
      setBusy("looking");
      setProblem(undefined);
      try {
        await desk.saver.flush();
        const answer = await previewPublish(draft.courseId, wanted);
        setPreview(answer);
        setVersion(answer.version);
        return answer;
      } catch (refusal) {
        setProblem(refusal);
        return null;
      } finally {
        setBusy(null);
      }
    },
    [desk, draft.courseId],
  );
  // what is being looked at, for whoever publishes before it is known
  const looking = useRef<{ version: string | undefined; answer: ReturnType<typeof look> }>(null);
  const lookAt = useCallback(
    (wanted: string | undefined) => {
      looking.current = { version: wanted, answer: look(wanted) };
      return looking.current.answer;
    },
    [look],
  );
  useEffect(() => void lookAt(undefined), [lookAt]);
  const publish = async () => {
    if (!preview || busy === "publishing") return;
    const known =
      version === preview.version ? preview : await (looking.current?.version === version ? looking.current!.answer : lookAt(version));
    if (!known?.report || !(await isMeant(known.report))) return;
    setBusy("publishing");
    setProblem(undefined);
    try {
      const made = await publishDraft(draft.courseId, known.version, known.sequence);
      await queries.invalidateQueries({ queryKey: ["courses"] });
      toast(t("writing.published", { version: made.version }));
      close();
      if (!stillWriting()) return;
      await navigate({
        to: "/$domain/admin/$list/$id/$tab",
        params: { domain, list: "courses", id: String(draft.courseId), tab: "versions" },
      });
    } catch (refusal) {
      setProblem(refusal);
      setBusy(null);
    }
  };
  /** A number that is there already, or lower than the current one, is rarely wanted. */
  const isMeant = async ({ warnings }: NonNullable<PublishPreview["report"]>) => {
    const odd = warnings.filter(({ code }) => code === "versionBelow" || code === "sameVersionOtherContent");
    return (
      odd.length === 0 ||
      (await confirmed({
        title: t("writing.publish"),
        text: odd.map(({ code, details }) => phraseOf(`coursePackage.faults.${code}`, code, details)).join(" "),
        confirm: t("writing.publishNow"),
        danger: true,
      }))
    );
  };
  // what was waited for takes the keyboard, once
  const lead = useCallback((button: HTMLButtonElement | null) => {
    if (button !== null && !led.current) button.focus();
    led.current ||= button !== null;
  }, []);
  const waits = draft.needsReview && desk.state.get() !== "approved";
  const faults = preview?.faults.length ?? 0;
  return (
    <Dialog title={t("writing.publish")} onClose={close}>
      <div className={forms.dialog} aria-busy={busy !== null}>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {preview === null && busy !== null && (
          <>
            <p role="status">{t("writing.publishLooks")}</p>
            <Skeleton height={160} />
          </>
        )}
        {preview !== null && faults > 0 && (
          <Message kind="error" title={t("writing.faulty", { count: faults })}>
            <p>{t("writing.faultyText")}</p>
          </Message>
        )}
        {preview?.report && <PackageFacts report={preview.report} />}
        {preview?.report && <IncompleteLanguages />}
        {preview?.report && waits && <Message kind="warning">{t("writing.needsReview")}</Message>}
        {preview?.report && !waits && desk.state.get() === "asked" && <Message kind="warning">{t("writing.reviewOpen")}</Message>}
        {preview?.report && (
          <TextInput
            label={t("writing.version")}
            value={version ?? ""}
            dir="ltr"
            maxLength={30}
            onChange={({ currentTarget }) => setVersion(currentTarget.value)}
            onBlur={() => version !== preview.version && void lookAt(version)}
          />
        )}
        <p className={forms.buttons}>
          <Button kind="plain" onClick={close}>
            {t("writing.cancel")}
          </Button>
          {preview === null ? (
            // nothing is offered before it is known what it would do
            problem !== undefined && <Button onClick={() => void lookAt(version)}>{t("shell.tryAgain")}</Button>
          ) : faults > 0 ? (
            <Button
              ref={lead}
              onClick={() => {
                close();
                check();
              }}
            >
              {t("writing.showFaults")}
            </Button>
          ) : waits ? (
            <Button
              ref={lead}
              onClick={() => {
                close();
                review();
              }}
            >
              {t(desk.state.get() === "asked" ? "draftReview.title" : "draftReview.ask")}
            </Button>
          ) : (
            <Button ref={lead} disabled={!preview.report} busy={busy === "publishing"} onClick={() => void publish()}>
              {t("writing.publishNow")}
            </Button>
          )}
        </p>
      </div>
    </Dialog>
  );
}
