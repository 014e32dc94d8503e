import type { WorkMeasures } from "@vigil/model/measurement/work/workWire";
import { intervalOf } from "@vigil/model/reporting/measures/interval";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { percentText, rangeText } from "../observer/figures.ts";
import styles from "../observer/Measures.module.css";
import { RemedialList } from "../remedial/RemedialList.tsx";
import { workMeasuresQuery } from "./workCalls.ts";

type Found = WorkMeasures["training"];

/** What machines told at work beside training, by category, with intervals. Nothing is shown where no result was ever brought in of them, unless `always`. */
export function WorkCard({ of, always = false }: { of: string; always?: boolean }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(workMeasuresQuery(of));
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  if (data === undefined) return null;
  const { work, training, categories } = data;
  const none = work.hits + work.misses + work.falseAlarms + work.aborted === 0;
  if (none && !always && data.remedial.length === 0) return null;
  const heads = ["atWork", "inTraining"] as const;
  return (
    <Card title={t("workMeasures.title")} lead={t("workMeasures.lead")} wide>
      {none ? (
        <p className={styles.small}>{t("workMeasures.none")}</p>
      ) : (
        <>
          <table className={styles.table} aria-label={t("workMeasures.title")}>
            <thead>
              <tr>
                <th scope="col">{t("measures.category")}</th>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {t(`workMeasures.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Line name={t("workMeasures.all")} work={work} training={training} />
              {categories.map((one) => (
                <Line
                  key={one.category}
                  name={one.category === "" ? t("workMeasures.noCategory") : categoryName(one.category)}
                  work={one.work}
                  training={one.training}
                />
              ))}
            </tbody>
          </table>
          <p className={styles.small}>
            {[t("workMeasures.further", { count: work.falseAlarms }), t("workMeasures.aborted", { count: work.aborted })].join(" · ")}
          </p>
        </>
      )}
      {data.remedial.length > 0 && <RemedialList done={data.remedial} />}
    </Card>
  );
}

function Line({ name, work, training }: { name: string; work: Found; training: Found }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <Rate of={work} />
      <Rate of={training} />
    </tr>
  );
}

/** The share that was found, of how many, and its interval. */
function Rate({ of: { hits, misses } }: { of: Found }) {
  const { t } = useTranslation();
  const all = hits + misses;
  const estimate = intervalOf({ part: hits, all });
  if (estimate === null) return <td>–</td>;
  return (
    <td>
      <strong>
        <bdi>{percentText(estimate.value)}</bdi>
      </strong>{" "}
      <span>{t("measures.of", { part: formatNumber(hits), all: formatNumber(all) })}</span>
      <br />
      <small className={styles.small}>{rangeText(estimate, percentText)}</small>
    </td>
  );
}
