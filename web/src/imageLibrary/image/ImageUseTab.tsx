import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { imageMeetings, type ImageUse } from "@vigil/model/imageLibrary/imageUse";
import { percentOf } from "@vigil/model/reporting/measures/share";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Row } from "../../entity/row.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../Library.module.css";
import { RegradeCard } from "../../measurement/regrade/RegradeCard.tsx";
import { DifficultyCard } from "./DifficultyCard.tsx";

/** Where an image is used, how it fared there, and what it was made from or became. */
export function ImageUseTab({ image, domain }: { image: Row; domain: string }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const { data, error } = useQuery({
    queryKey: ["images", "use", image.id],
    queryFn: ({ signal }) => call<ImageUse>("GET", `images/${image.id}/use`, { signal }),
  });
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={160} />;
  const rateOf = (stopped: ImageUse["stopped"]) => {
    const rate = percentOf(stopped);
    if (rate === null) return "";
    const said = { rate: formatPercent(rate), part: formatNumber(stopped.part), all: formatNumber(stopped.all) };
    return t(image["kind"] === "threat" ? "imageUse.hitRate" : "imageUse.falseAlarmRate", said);
  };
  const link = (list: string, id: number, name: string) => (
    <Link to="/$domain/admin/$list/$id" params={{ domain, list, id: String(id) }}>
      <bdi>{name}</bdi>
    </Link>
  );
  const images: [string, readonly number[]][] = [
    [t("imageUse.supersedes"), data.supersedes === null ? [] : [data.supersedes]],
    [t("imageUse.source"), data.source === null ? [] : [data.source]],
    [t("imageUse.successors"), data.successors],
  ];
  const related = images.filter(([, ids]) => ids.length > 0);
  return (
    <div className={styles.orders}>
      <Card title={t("imageUse.shownTitle")}>
        <p>{t("imageUse.shown", { number: formatNumber(data.shown) })}</p>
        {data.lacking && <Message kind="info">{t("keeping.lacking")}</Message>}
        {data.shown > 0 && (
          <dl className={styles.meetings}>
            {imageMeetings
              .filter((meeting) => data.by[meeting].shown > 0)
              .map((meeting) => (
                <div key={meeting}>
                  <dt>{t(`imageUse.meetings.${meeting}`)}</dt>
                  <dd>
                    {t("imageUse.times", { number: formatNumber(data.by[meeting].shown) })} {rateOf(data.by[meeting].stopped)}
                  </dd>
                </div>
              ))}
            <div>
              <dt>{t("imageUse.meetings.all")}</dt>
              <dd>{rateOf(data.stopped)}</dd>
            </div>
          </dl>
        )}
      </Card>
      <DifficultyCard imageId={image.id} />
      {image["fixed"] === true && permissions.includes("companies:all") && <RegradeCard imageId={image.id} />}
      <Card title={t("imageUse.courses")}>
        {data.courses.length === 0 && <p>{t("imageUse.noCourses")}</p>}
        <ul>
          {data.courses.map(({ id, name }) => (
            <li key={id}>{link("courses", id, name)}</li>
          ))}
        </ul>
        {data.moreCourses && <p>{t("imageUse.moreCourses")}</p>}
      </Card>
      {(["quizzes", "configurations"] as const)
        .filter((list) => data[list].length > 0)
        .map((list) => (
          <Card key={list} title={t(`imageUse.${list}`)}>
            <ul>
              {data[list].map(({ id, name }) => (
                <li key={id}>{link(list, id, name)}</li>
              ))}
            </ul>
          </Card>
        ))}
      {related.length > 0 && (
        <Card title={t("imageUse.related")}>
          {related.map(([name, ids]) => (
            <p key={name} className={styles.line}>
              {name}
              {ids.map((id) => (
                <span key={id}>{link("images", id, String(id))}</span>
              ))}
            </p>
          ))}
        </Card>
      )}
    </div>
  );
}
