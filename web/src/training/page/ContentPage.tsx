import { courseContents, type ContentsNode, type TrainingPath } from "@vigil/model/training/contents";
import { finishedUnit } from "@vigil/model/training/finishedUnit";
import { openLabs } from "@vigil/model/training/labs/pageLabs";
import { isOpen, isSame, leavesOf, neighbour, nodesAlong, placeAt } from "@vigil/model/training/navigation";
import { nextInCourse } from "@vigil/model/training/nextInCourse";
import { doing, isDoing, type Step } from "@vigil/model/training/step";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { usePrefetchQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { NotFound } from "../../shell/NotFound.tsx";
import { PagePending } from "../../shell/PagePending.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatClock } from "../../ui/format.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./ContentPage.module.css";
import { CourseCrumbs } from "../menu/CourseCrumbs.tsx";
import { LeafLink } from "../menu/LeafLink.tsx";
import { useLearnerLabs } from "./labs/useLearnerLabs.ts";
import { LostPlace } from "../LostPlace.tsx";
import { scansInWork } from "../../lesson/scansInWork.ts";
import { GoOn } from "./GoOn.tsx";
import { readsKept } from "./readOutbox.ts";
import { finished } from "../next/finished.ts";
import { stepLink } from "../next/stepLink.ts";
import { PageLinksContext } from "./pageLinks.ts";
import { PagePaper } from "./PagePaper.tsx";
import { enterPosition } from "../position.ts";
import { progressText } from "../menu/progressText.ts";
import { Shut } from "../menu/Shut.tsx";
import { TableOfContents } from "../menu/TableOfContents.tsx";
import menu from "../training.module.css";
import { courseQuery, sectionQuery } from "../trainingQueries.ts";
import { useMarkRead } from "./useMarkRead.ts";
import { usePageTime } from "../time/usePageTime.ts";
import { useSectionStart } from "./useSectionStart.ts";
import { useSectionTexts } from "./useSectionTexts.ts";
import { useWalk, type Walk } from "../useWalk.ts";

const from = "/$domain/frame/training/$program/$course/$unit/$section/$page";
/** The server's clock begins with the section a moment later than the page's. */
const latencySeconds = 1;

/** One page of a Content unit, the table of contents beside it. */
export function ContentPage() {
  const address = useParams({ from });
  const place = [address.course, address.unit, address.section, address.page].join("/");
  const path = useMemo(() => place.split("/").map(Number), [place]);
  const [programId, courseId] = [Number(address.program), Number(address.course)];
  usePrefetchQuery(sectionQuery(programId, courseId, Number(address.unit), Number(address.section))); // beside the course
  // React shows what was suspended 0.3 s after the last placeholder at the earliest; a course is there sooner
  const { data: course } = useQuery({
    ...courseQuery(programId, courseId),
    throwOnError: (_problem, { state }) => state.data === undefined,
  });
  return course === undefined ? <PagePending /> : <PageOfCourse course={course} path={path} />;
}

function PageOfCourse({ course, path }: { course: TrainingCourse; path: TrainingPath }) {
  const address = useParams({ from });
  const place = path.join("/");
  const root = useMemo(() => courseContents(course, path), [course, path]);
  const walk = useWalk(address, path);
  const enforceOrder = course.courseConfig.courseEnforceOrder;
  const go = useCallback((to: TrainingPath) => walk(root, to, { enforceOrder }), [walk, root, enforceOrder]);
  const [nodes, lost] = placeOrError(root, path);
  if (nodes === null) return <LostPlace course={course} error={lost} domain={address.domain} program={address.program} />;
  // The address was kept, or guessed.
  const reason = nodes.find(({ lockReason }) => lockReason !== null)?.lockReason ?? "order";
  if (!isOpen(root, path)) return <Shut course={course} reason={reason} path={path} domain={address.domain} program={address.program} />;
  return (
    <div className={styles.layout}>
      <TableOfContents root={root} here={path} address={`/${address.domain}/training/${address.program}`} go={go} />
      <OpenPage key={place} course={course} root={root} path={path} walk={walk} />
    </div>
  );
}

/** An address may be older than the course, or guessed. */
function placeOrError(root: ContentsNode, path: TrainingPath): [ContentsNode[], null] | [null, unknown] {
  try {
    return [placeAt(root, path), null];
  } catch (error) {
    return [null, error];
  }
}

interface OpenPageProps {
  course: TrainingCourse;
  root: ContentsNode;
  path: TrainingPath;
  walk: Walk;
}

/** Going on marks the page read, and stays where the server did not take it. */
function OpenPage({ course, root, path, walk }: OpenPageProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const address = useParams({ from });
  const programId = Number(address.program);
  const enforceOrder = course.courseConfig.courseEnforceOrder;
  const [early, setEarly] = useState(false);
  const [, unitId = 0, sectionId = 0, pageId = 0] = path;
  const section = course.content.units.find(({ id }) => id === unitId)?.sections.find(({ id }) => id === sectionId);
  const page = section?.pages.find(({ id }) => id === pageId);
  const pages = useMemo(() => leavesOf(root, path.slice(0, 2)).filter(({ length }) => length === path.length), [root, path]);
  const back = useMemo(() => neighbour(root, path, "backward"), [root, path]);
  const index = pages.findIndex((each) => isSame(each, path));
  const read = nodesAlong(root, path)?.at(-1)?.complete === true;
  const { texts, error, again } = useSectionTexts(programId, course, path);
  const { blocks, leastSeconds: minimum = 0 } = texts?.pages.find(({ id }) => id === pageId) ?? {};
  const waitSeconds = usePageTime(path.join("/"), read || minimum === 0 ? 0 : minimum + latencySeconds);
  const go = useNavigate();
  const router = useRouter();
  const { markRead, saving } = useMarkRead(programId, course);
  const kept = readsKept.use() > 0;
  // what is still being drawn nobody has seen
  const drawing = scansInWork.use() > 0 && !read;
  // what was left is ended before what is entered is begun
  const place = [programId, ...path].join("/");
  useEffect(() => enterPosition(queries, place.split("/").map(Number)), [queries, place]);
  useSectionStart(programId, course, path, read);
  const desk = useLearnerLabs(programId, course, path);
  const linked = useCallback(
    (id: number, words: string) => {
      const to = leavesOf(root).find((leaf) => leaf.length === path.length && leaf.at(-1) === id);
      if (to === undefined) return words;
      if (!isOpen(root, to))
        return (
          <>
            {words} <small>({t("training.opensLater")})</small>
          </>
        );
      return (
        <LeafLink {...address} path={to} go={(leaf) => walk(root, leaf, { enforceOrder })}>
          {words}
        </LeafLink>
      );
    },
    [root, path, address, walk, enforceOrder, t],
  );
  if (!section || !page) return <NotFound />;
  const done = course.unitStatus
    .find((unit) => unit.unitId === unitId)
    ?.sectionStatus.find((one) => one.sectionId === sectionId)
    ?.pages.find((one) => one.pageId === pageId)?.labs;
  const labsLeft = read ? 0 : openLabs(page, done ?? []).length;

  const tellFinished = (now: TrainingCourse, counted: boolean, next: Step | null) => {
    const unit = finishedUnit(course, now, unitId);
    if (unit === null) return;
    const courseMenu = { to: "/$domain/training/$program/$course", params: address } as const;
    const at = router.buildLocation(isDoing(next) ? stepLink(address, next) : courseMenu).pathname;
    const nextUnit = next?.path[1] === unitId ? "" : (now.content.units.find(({ id }) => id === next?.path[1])?.name ?? "");
    finished.set(() => ({ ...unit, at, next, nextUnit, progress: counted ? progressText(now.courseStatus) : "" }));
  };

  const goOn = async () => {
    setEarly(false);
    const here = router.latestLocation.pathname;
    const outcome = read ? "saved" : await markRead(path, leavesOf(root));
    // whoever went elsewhere while it was saved stays there
    if (outcome === "refused" || router.latestLocation.pathname !== here) return;
    const now = queries.getQueryData(courseQuery(programId, course.id).queryKey) ?? course;
    const after = courseContents(now, path);
    if (nodesAlong(after, path)?.at(-1)?.complete !== true) return setEarly(true);
    const step = index === pages.length - 1 ? nextInCourse(now) : doing("page", neighbour(after, path, "forward") ?? path);
    // of a section that the server does not know yet it would count no time
    if (outcome === "kept" && minimum > 0 && step?.path[2] !== sectionId) return;
    tellFinished(now, outcome === "saved", step);
    // at the end of a course its menu says what was reached, and what one waits for
    if (!isDoing(step)) return walk(after, null, { enforceOrder });
    if (step.kind === "page") return walk(after, step.path, { direction: "forward", enforceOrder });
    await go(stepLink(address, step));
  };

  return (
    <article className={styles.article}>
      <PageHead
        title={page.title}
        crumb={<CourseCrumbs {...address} />}
        aside={t("training.pageOf", { number: index + 1, total: pages.length })}
      />
      {error !== null && (
        <EmptyState kind="error" title={t("shell.failedTitle")} text={problemMessage(error)}>
          <Button kind="plain" onClick={again}>
            {t("shell.tryAgain")}
          </Button>
        </EmptyState>
      )}
      {error === null && blocks === undefined && <Skeleton height={320} />}
      {texts !== undefined && blocks !== undefined && (
        <PageLinksContext value={linked}>
          <PagePaper
            course={course}
            section={section}
            page={{ ...page, blocks }}
            labs={texts.labs}
            desk={desk}
            glossary={
              <Link to="/$domain/training/$program/$course/glossary" params={address}>
                {t("lab.glossary")}
              </Link>
            }
          />
        </PageLinksContext>
      )}
      <footer className={styles.foot}>
        <button
          type="button"
          className={menu.plain}
          disabled={back === null}
          onClick={() => walk(root, back, { direction: "backward", enforceOrder })}
        >
          {t("training.previousPage")}
        </button>
        <span className={styles.state} role="status">
          {saving && t("training.saving")}
          {kept && !saving && <span>{t("training.kept")} </span>}
          {early && t("training.timeNotMet")}
          {!saving && drawing && <span>{t("training.scan.atWork")} </span>}
          {!saving && labsLeft > 0 && <span>{t("lab.left", { count: labsLeft })} </span>}
        </span>
        {!saving && waitSeconds > 0 && (
          <span className={styles.state} role="timer">
            {t("training.waitToGoOn", { time: formatClock(waitSeconds) })}
          </span>
        )}
        <GoOn
          place={place}
          drawing={drawing}
          disabled={waitSeconds > 0 || labsLeft > 0 || saving || blocks === undefined}
          onPress={() => void goOn()}
        >
          {t(index === pages.length - 1 ? "training.finishUnit" : "training.nextPage")}
        </GoOn>
      </footer>
    </article>
  );
}
