import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NotFound } from "../shell/NotFound.tsx";
import { formatClock } from "../ui/format.ts";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "./ContentPage.module.css";
import { CourseCrumbs } from "./CourseCrumbs.tsx";
import { PageBlocks } from "./PageBlocks.tsx";
import { isRead, placesOf } from "./readingOrder.ts";
import { TableOfContents } from "./TableOfContents.tsx";
import menu from "./training.module.css";
import { courseQuery } from "./trainingQueries.ts";
import { useMarkRead } from "./useMarkRead.ts";
import { usePageTime } from "./usePageTime.ts";

/** One page of a Content unit, the table of contents beside it. Going on marks the page read. */
export function ContentPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const address = useParams({ from: "/$domain/frame/training/$program/$course/$unit/$section/$page" });
  const { data: course } = useSuspenseQuery(courseQuery(Number(address.program), Number(address.course)));
  const unit = course.content.units.find(({ id }) => id === Number(address.unit));
  const places = unit ? placesOf(unit) : [];
  const index = places.findIndex(({ sectionId, pageId }) => sectionId === Number(address.section) && pageId === Number(address.page));
  const place = places[index];
  const page = unit?.sections.find(({ id }) => id === place?.sectionId)?.pages.find(({ id }) => id === place?.pageId);
  const read = unit !== undefined && place !== undefined && isRead(course.unitStatus, unit.id, place);
  const waitSeconds = usePageTime(`${address.section}/${address.page}`, read ? 0 : minimumSeconds(course.courseConfig, places.length));
  const { markRead, saving, failed } = useMarkRead(Number(address.program), course);
  if (!unit || !place || !page) return <NotFound />;

  const open = (target: (typeof places)[number] | undefined) =>
    target
      ? navigate({
          to: "/$domain/training/$program/$course/$unit/$section/$page",
          params: { ...address, section: String(target.sectionId), page: String(target.pageId) },
        })
      : navigate({ to: "/$domain/training/$program/$course", params: address });
  const goOn = async () => {
    if (!read) await markRead(unit, place, places[index + 1] ?? place);
    await open(places[index + 1]);
  };

  return (
    <div className={styles.layout}>
      <TableOfContents course={course} unit={unit} place={place} address={address} />
      <article className={styles.article}>
        <PageHead
          title={page.title}
          crumb={<CourseCrumbs {...address} />}
          aside={t("training.pageOf", { number: index + 1, total: places.length })}
        />
        <div className={styles.paper} lang={course.content.locale} dir={i18n.dir(course.content.locale)}>
          <PageBlocks key={`${place.sectionId}/${place.pageId}`} blocks={page.blocks} />
        </div>
        <footer className={styles.foot}>
          <button type="button" className={menu.plain} disabled={index === 0} onClick={() => void open(places[index - 1])}>
            {t("training.previousPage")}
          </button>
          <span className={styles.state} role="status">
            {saving && t("training.saving")}
            {failed && t("training.notSaved")}
            {!saving && !failed && waitSeconds > 0 && t("training.waitToGoOn", { time: formatClock(waitSeconds) })}
          </span>
          <button type="button" className={menu.next} disabled={waitSeconds > 0 || saving} onClick={() => void goOn()}>
            {t(index === places.length - 1 ? "training.finishUnit" : "training.nextPage")}
          </button>
        </footer>
      </article>
    </div>
  );
}

/** The larger of the page's own timer and the session's, divided by the pages. */
const minimumSeconds = (config: { pageTimerContent: number; sessionTimerContent: number }, pages: number): number =>
  Math.max(config.pageTimerContent, Math.round((config.sessionTimerContent / Math.max(1, pages)) * 100) / 100);
