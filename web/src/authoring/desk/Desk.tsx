import type { Draft } from "@vigil/model/authoring/draftWire";
import { outlineOf } from "@vigil/model/authoring/outlineOf";
import { useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../shell/toasts.ts";
import { useUser } from "../../shell/user.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useTitle } from "../../ui/useTitle.ts";
import { draftCalls } from "../draft/draftCalls.ts";
import { draftDesk } from "../draft/draftDesk.ts";
import { draftJournal } from "../draft/draftJournal.ts";
import { DraftContext } from "../draft/useDraft.ts";
import { useMeeting } from "../draft/useMeeting.ts";
import { CourseOutline } from "../outline/CourseOutline.tsx";
import { isWholePlace } from "../outline/wholes.ts";
import { NewerVersion } from "../review/NewerVersion.tsx";
import { OtherConflicts } from "../review/OtherConflicts.tsx";
import { ReadingNote } from "../review/ReadingNote.tsx";
import { panelAsked, spokenOf } from "../review/talk.ts";
import styles from "./desk.module.css";
import { keptPlace, useKeptPlace } from "./keptPlace.ts";
import { WritingPlace } from "./WritingPlace.tsx";
import { Refused } from "./Refused.tsx";
import { DraftBar, type Side } from "./DraftBar.tsx";

const TranslationDesk = lazy(async () => ({ default: (await import("../translations/TranslationDesk.tsx")).TranslationDesk }));
const DraftPreview = lazy(async () => ({ default: (await import("../preview/DraftPreview.tsx")).DraftPreview }));
const DraftFaults = lazy(async () => ({ default: (await import("../check/DraftFaults.tsx")).DraftFaults }));
const PublishDialog = lazy(async () => ({ default: (await import("../publish/PublishDialog.tsx")).PublishDialog }));
const ReadingPlace = lazy(async () => ({ default: (await import("../review/ReadingPlace.tsx")).ReadingPlace }));
const ReviewPanel = lazy(async () => ({ default: (await import("../review/ReviewPanel.tsx")).ReviewPanel }));

/** The outline at the left, the page in the middle, its preview or what is wrong with it at the right. */
export function Desk({ draft, domain }: { draft: Draft; domain: string }) {
  const { t } = useTranslation();
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const { place } = useParams({ strict: false });
  // who comes to a draft in review comes for it
  const [side, setSide] = useState<Side>(
    !draft.mayWrite || draft.state === "asked" || draft.state === "approved" || draft.sentBack !== null ? "review" : null,
  );
  const [outlined, setOutlined] = useState(false);
  const [desk] = useState(() => draftDesk(draft, draftCalls(draft.courseId), draftJournal(userId, draft.courseId)));
  const state = desk.state.use();
  const handedIn = state === "asked" || state === "approved";
  const [writing, setWriting] = useState(false);
  const reading = (handedIn && !writing) || !draft.mayWrite;
  const open = useMemo(() => ({ draft, desk, domain, reading }), [draft, desk, domain, reading]);
  const [publishing, setPublishing] = useState(false);
  const [resumed, setResumed] = useState(0);
  useTitle(`${draft.name} · Vigil`);

  useEffect(() => {
    void desk.resume().then(setResumed);
    const leave = () => desk.saver.leave();
    addEventListener("pagehide", leave);
    return () => {
      panelAsked.set(() => 0);
      spokenOf.set(() => null);
      removeEventListener("pagehide", leave);
      void desk.saver.flush().catch(() => {});
      desk.saver.stop();
    };
    // of the draft alone: words that come later must neither end the saving nor read the journal anew
  }, [desk]);
  useEffect(() => {
    if (resumed > 0) toast(t("writing.resumed", { count: resumed }));
    setResumed(0);
  }, [resumed, t]);
  useMeeting(desk, place ?? null);

  // whoever opens a course writes where they last did, else on its first page
  const first = useMemo(() => (place === undefined ? firstPlace(draft) : undefined), [draft, place]);
  useEffect(() => {
    if (first !== undefined)
      void navigate({
        to: "/$domain/admin/courses/$id/write/$place",
        params: { domain, id: String(draft.courseId), place: first },
        replace: true,
      });
  }, [first, navigate, domain, draft.courseId]);
  const main = useKeptPlace(draft.courseId, place);
  useEffect(() => setOutlined(false), [place]);
  useEffect(() => {
    if (!handedIn) setWriting(false);
  }, [handedIn]);
  const asked = panelAsked.use();
  useEffect(() => {
    if (asked > 0) setSide("review");
  }, [asked]);

  return (
    <DraftContext value={open}>
      <DraftBar
        side={side}
        show={(wanted) => setSide(side === wanted ? null : wanted)}
        outlined={outlined}
        outline={() => setOutlined(!outlined)}
        publish={() => setPublishing(true)}
      />
      <Refused />
      <ReadingNote write={() => setWriting(true)} />
      <NewerVersion />
      <OtherConflicts place={place} />
      <div className={styles.columns} data-side={side ?? undefined} data-outlined={outlined || undefined}>
        {place === "translations" ? (
          <Suspense fallback={loading}>
            <TranslationDesk />
          </Suspense>
        ) : (
          <>
            <CourseOutline place={place} />
            <main ref={main} className={styles.main} id="content" tabIndex={-1}>
              <Suspense fallback={loading}>
                {place !== undefined && (reading ? <ReadingPlace key={place} place={place} /> : <WritingPlace key={place} place={place} />)}
              </Suspense>
            </main>
          </>
        )}
        <Suspense fallback={loading}>
          {side === "preview" && <DraftPreview place={place} close={() => setSide(null)} />}
          {side === "faults" && <DraftFaults close={() => setSide(null)} />}
          {side === "review" && <ReviewPanel place={place} close={() => setSide(null)} publish={() => setPublishing(true)} />}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {publishing && (
          <PublishDialog close={() => setPublishing(false)} check={() => setSide("faults")} review={() => setSide("review")} />
        )}
      </Suspense>
    </DraftContext>
  );
}

const loading = <Skeleton height={480} />;

const firstPlace = ({ courseId, parts }: Draft): string => {
  const kept = keptPlace(courseId);
  if (kept !== undefined && (isWholePlace(kept) || parts.some(({ locale, key }) => locale === null && key === kept))) return kept;
  const units = outlineOf(parts);
  return units.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages))[0]?.key ?? "course";
};
