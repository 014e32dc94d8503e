import { courseContents, type ContentsNode, type Path } from "@vigil/model/training/contents";
import { minimumPageSeconds } from "@vigil/model/training/completion";
import { openLabs } from "@vigil/model/training/labs/pageLabs";
import { isOpen, isSame, leavesOf, neighbour, nodesAlong, placeAt } from "@vigil/model/training/navigation";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { NotFound } from "../shell/NotFound.tsx";
import { formatClock } from "../ui/format.ts";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "./ContentPage.module.css";
import { CourseCrumbs } from "./CourseCrumbs.tsx";
import { useLearnerLabs } from "./labs/useLearnerLabs.ts";
import { LostPlace } from "./LostPlace.tsx";
import { PagePaper } from "./PagePaper.tsx";
import { enterPosition } from "./position.ts";
import { Shut } from "./Shut.tsx";
import { TableOfContents } from "./TableOfContents.tsx";
import menu from "./training.module.css";
import { courseQuery } from "./trainingQueries.ts";
import { useMarkRead } from "./useMarkRead.ts";
import { usePageTime } from "./usePageTime.ts";
import { useSectionStart } from "./useSectionStart.ts";
import { useWalk } from "./useWalk.ts";

const from = "/$domain/frame/training/$program/$course/$unit/$section/$page";
/** The server's clock begins with the section a moment later than the page's. */
const latencySeconds = 1;

/** One page of a Content unit, the table of contents beside it. */
export function ContentPage() {
  const address = useParams({ from });
  const { data: course } = useSuspenseQuery(courseQuery(Number(address.program), Number(address.course)));
  const path = [address.course, address.unit, address.section, address.page].map(Number);
  const root = courseContents(course, path);
  const [nodes, lost] = placeOrError(root, path);
  if (nodes === null) return <LostPlace root={root} error={lost} domain={address.domain} program={address.program} />;
  // The address was kept, or guessed.
  const reason = nodes.find(({ lockReason }) => lockReason !== null)?.lockReason ?? "order";
  if (!isOpen(root, path)) return <Shut root={root} reason={reason} domain={address.domain} program={address.program} />;
  return <OpenPage key={path.join("/")} course={course} root={root} path={path} />;
}

/** An address may be older than the course, or guessed. */
function placeOrError(root: ContentsNode, path: Path): [ContentsNode[], null] | [null, unknown] {
  try {
    return [placeAt(root, path), null];
  } catch (error) {
    return [null, error];
  }
}

/** Going on marks the page read, and stays where the server did not take it. */
function OpenPage({ course, root, path }: { course: TrainingCourse; root: ContentsNode; path: Path }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const address = useParams({ from });
  const walk = useWalk(address, path);
  const programId = Number(address.program);
  const enforceOrder = course.courseConfig.courseEnforceOrder;
  const [early, setEarly] = useState(false);
  const [, unitId = 0, sectionId = 0, pageId = 0] = path;
  const section = course.content.units.find(({ id }) => id === unitId)?.sections.find(({ id }) => id === sectionId);
  const page = section?.pages.find(({ id }) => id === pageId);
  const pages = leavesOf(root, path.slice(0, 2));
  const index = pages.findIndex((each) => isSame(each, path));
  const read = nodesAlong(root, path)?.at(-1)?.complete === true;
  const { pageTimerContent, sessionTimerContent } = course.courseConfig;
  const minimum = minimumPageSeconds(pageTimerContent, sessionTimerContent, section?.pages.length ?? 0);
  const waitSeconds = usePageTime(path.join("/"), read || minimum === 0 ? 0 : minimum + latencySeconds);
  const { markRead, saving, failed } = useMarkRead(programId, course);
  // what was left is ended before what is entered is begun
  const place = [programId, ...path].join("/");
  useEffect(() => enterPosition(queries, place.split("/").map(Number)), [queries, place]);
  useSectionStart(programId, course, path, read);
  const desk = useLearnerLabs(programId, course, path);
  if (!section || !page) return <NotFound />;
  const done = course.unitStatus
    .find((unit) => unit.unitId === unitId)
    ?.sectionStatus.find((one) => one.sectionId === sectionId)
    ?.pages.find((one) => one.pageId === pageId)?.labs;
  const labsLeft = read ? 0 : openLabs(page, done ?? []).length;

  const back = neighbour(root, path, "backward");
  const goOn = async () => {
    if (!read) {
      setEarly(false);
      if (!(await markRead(path, leavesOf(root)))) return;
    }
    const now = queries.getQueryData(courseQuery(programId, course.id).queryKey) ?? course;
    const after = courseContents(now, path);
    if (nodesAlong(after, path)?.at(-1)?.complete !== true) return setEarly(true);
    return walk(after, neighbour(after, path, "forward"), { direction: "forward", enforceOrder });
  };

  return (
    <div className={styles.layout}>
      <TableOfContents root={root} here={path} address={address} go={(to) => walk(root, to, { enforceOrder })} />
      <article className={styles.article}>
        <PageHead
          title={page.title}
          crumb={<CourseCrumbs {...address} />}
          aside={t("training.pageOf", { number: index + 1, total: pages.length })}
        />
        <PagePaper
          course={course}
          section={section}
          page={page}
          desk={desk}
          glossary={
            <Link to="/$domain/training/$program/$course/glossary" params={address}>
              {t("lab.glossary")}
            </Link>
          }
        />
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
            {failed && t("training.notSaved")}
            {early && t("training.timeNotMet")}
            {!saving && !failed && labsLeft > 0 && <span>{t("lab.left", { count: labsLeft })} </span>}
            {!saving && !failed && waitSeconds > 0 && t("training.waitToGoOn", { time: formatClock(waitSeconds) })}
          </span>
          <button type="button" className={menu.next} disabled={waitSeconds > 0 || labsLeft > 0 || saving} onClick={() => void goOn()}>
            {t(index === pages.length - 1 ? "training.finishUnit" : "training.nextPage")}
          </button>
        </footer>
      </article>
    </div>
  );
}
