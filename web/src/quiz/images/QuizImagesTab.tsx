import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import type { PickedImage, QuizImages } from "@vigil/model/quiz/quizImages";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { problemMessage } from "../../problemMessage.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { useAct } from "../../shell/useAct.ts";
import { useLatest } from "../../shell/useLatest.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { takenAlong } from "../takenAlong.ts";
import { ChosenImages } from "./ChosenImages.tsx";
import { ImagesSummary } from "./ImagesSummary.tsx";
import { LibraryChoice } from "./LibraryChoice.tsx";
import styles from "./QuizImages.module.css";

interface QuizImagesTabProps {
  quizId: number;
  /** So many are drawn where none is chosen. */
  drawn: number;
  domain: string;
}

const chosenMeanwhile = takenAlong<readonly PickedImage[]>();

const idsOf = (images: readonly PickedImage[]): string => images.map(({ imageId }) => imageId).join();

/** The image at which the server refused them. */
function refusedIn(problem: unknown): number | undefined {
  const [list, index] = problem instanceof ApiProblem ? (problem.field ?? "").split(".") : [];
  return list === "images" && index !== undefined ? Number(index) : undefined;
}

/** The images of a quiz at the X-ray screen, chosen by hand beside what is drawn; saved all at once. */
export function QuizImagesTab({ quizId, drawn, domain }: QuizImagesTabProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const user = useUser();
  const go = useNavigate();
  const stillHere = useStillHere();
  const { data } = useSuspenseQuery({
    queryKey: ["quizzes", "images", quizId],
    queryFn: ({ signal }) => call<QuizImages>("GET", `quizzes/${quizId}/images`, { signal }),
  });
  const [images, setImages] = useState<readonly PickedImage[]>(() => chosenMeanwhile.in(quizId) ?? data.images);
  useEffect(() => chosenMeanwhile.forget(quizId), [quizId]);
  // what is chosen while others are being saved is not lost
  const chosenNow = useLatest(images);
  const [sent, setSent] = useState(images);
  const unsaved = idsOf(images) !== idsOf(data.images);
  const { run, busy, problem, forget } = useAct({
    call: async () => {
      setSent(images);
      const body = { images: images.map(({ imageId }) => ({ imageId })) };
      return { saved: await call<QuizImages>("PUT", `quizzes/${quizId}/images`, { body }), asked: images };
    },
    done: async ({ saved, asked }) => {
      queries.setQueryData(["quizzes", "images", saved.id], saved);
      const chosenSince = chosenNow.current !== asked;
      if (saved.id !== quizId && chosenSince) chosenMeanwhile.to(saved.id, chosenNow.current);
      else if (!chosenSince) setImages(saved.images);
      // the record of the older version is gone
      await queries.invalidateQueries({ queryKey: ["quizzes"], refetchType: saved.id === quizId ? "active" : "none" });
      if (saved.id !== quizId && stillHere())
        await go({
          to: "/$domain/admin/$list/$id/$tab",
          params: { domain, list: "quizzes", id: String(saved.id), tab: "images" },
          ignoreBlocker: true,
        });
    },
    told: ({ saved }) => t(saved.id === quizId ? "quizImages.saved" : "quizImages.savedVersion"),
    refusal: "here",
  });
  useBlocker({
    shouldBlockFn: async () =>
      unsaved &&
      !(busy && sent === images) &&
      !(await confirmed({ title: t("entity.unsavedTitle"), text: t("entity.unsavedText"), confirm: t("entity.leave"), danger: true })),
    enableBeforeUnload: () => unsaved,
  });
  const change = (next: readonly PickedImage[]) => {
    forget();
    setImages(next);
  };
  const refused = refusedIn(problem);
  const chosen = new Set(images.map(({ imageId }) => imageId));
  const toggle = (image: PickedImage) =>
    change(chosen.has(image.imageId) ? images.filter(({ imageId }) => imageId !== image.imageId) : [...images, image]);
  return (
    <div className={styles.tab}>
      <section className={styles.part} aria-label={t("quizImages.chosen")}>
        <h3>{t("quizImages.chosen")}</h3>
        <ImagesSummary images={images} drawn={drawn} change={change} />
        <ChosenImages images={images} change={change} />
      </section>
      <section className={styles.part} aria-label={t("quizImages.library")}>
        <h3>{t("quizImages.library")}</h3>
        {data.libraryId === null ? (
          <Message kind="warning">{t("quizImages.noLibrary")}</Message>
        ) : can(user, "images:view") ? (
          <>
            <p className={styles.lead}>{t("quizImages.libraryLead")}</p>
            <LibraryChoice libraryId={data.libraryId} pools={data.pools} chosen={chosen} toggle={toggle} />
          </>
        ) : (
          <Message kind="info">{t("quizImages.mayNotSee")}</Message>
        )}
      </section>
      {problem !== null && problem !== undefined && (
        <Message kind="error" {...(refused === undefined ? {} : { title: t("quizImages.number", { id: sent[refused]?.imageId ?? "" }) })}>
          {problemMessage(problem)}
        </Message>
      )}
      <div className={styles.save}>
        <Button busy={busy} disabled={!unsaved} onClick={() => void run()}>
          {t("quizImages.save")}
        </Button>
        {images.length > 0 && (
          <Button kind="plain" onClick={() => change([])}>
            {t("quizImages.clear")}
          </Button>
        )}
        {unsaved && <span role="status">{t("quizImages.unsaved")}</span>}
      </div>
    </div>
  );
}
