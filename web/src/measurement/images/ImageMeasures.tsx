import { imagesPerPage, leastShown, remarks, stoppedRate, type Remark } from "@vigil/model/measurement/images/imageStatistics";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../entity/row.ts";
import { download } from "../../download.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { useUser } from "../../shell/user.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDecimal, formatInstant, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag, type Tone } from "../../ui/Tag.tsx";
import { decimalText, percentText, rangeText } from "../observer/figures.ts";
import styles from "../observer/Measures.module.css";
import { LevelSelect } from "./LevelSelect.tsx";
import { Measured } from "./Measured.tsx";
import { imageMeasuresQuery } from "./imageMeasuresQuery.ts";

const BulkActDialog = lazy(async () => ({ default: (await import("../../imageLibrary/approval/BulkActDialog.tsx")).BulkActDialog }));
const CorrectKeyDialog = lazy(async () => ({ default: (await import("../regrade/CorrectKeyDialog.tsx")).CorrectKeyDialog }));
const tones: Record<Remark, Tone> = { doubted: "bad", nobody: "warn", everybody: "info" };

/** How each image of a library fares, doubted keys first; those that are chosen are looked at again or taken out. */
export function ImageMeasures({ library, domain }: { library: Row; domain: string }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const [remark, setRemark] = useState<Remark>();
  const [measured, setMeasured] = useState("");
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [archiving, setArchiving] = useState(false);
  const [correcting, setCorrecting] = useState<number>();
  const asked = new URLSearchParams({ ...(remark && { remark }), ...(measured && { measured }) }).toString();
  const { data, error } = useQuery(imageMeasuresQuery(library.id, asked, page));
  const { run, busy } = useAct({
    call: (format: "csv" | "xlsx") => download(`imagelibraries/${library.id}/measures/export.${format}?${asked}`, `images.${format}`),
  });
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={320} />;
  if (data.waiting) return <Message kind="info">{t("measures.ofImages.waiting")}</Message>;
  const all = asked === "" && page === 1 && data.count === 0;
  const lacking = data.lacking && <Message kind="info">{t("keeping.lacking")}</Message>;
  if (all)
    return (
      <>
        {lacking}
        <EmptyState title={t("measures.ofImages.none")} text={t("measures.ofImages.noneText")} />
      </>
    );
  const pages = Math.max(1, Math.ceil(data.count / imagesPerPage));
  const show = (next: Remark | undefined) => {
    setRemark(next);
    setPage(1);
    setChosen([]);
  };
  return (
    <>
      <p className={styles.small}>{t("measures.ofImages.lead", { least: leastShown })}</p>
      {data.countedAt !== null && (
        <p className={styles.small}>{t("measures.ofImages.countedOn", { when: formatInstant(data.countedAt) })}</p>
      )}
      {lacking}
      <div className={styles.pick} role="group" aria-label={t("measures.ofImages.remark")}>
        {[undefined, ...remarks].map((one) => (
          <Button key={one ?? "all"} kind="plain" size="small" aria-pressed={remark === one} onClick={() => show(one)}>
            {one === undefined ? t("measures.allNeeds") : `${t(`measures.ofImages.remarks.${one}`)} ${formatNumber(data.remarks[one])}`}
          </Button>
        ))}
        <LevelSelect
          value={measured}
          set={(level) => {
            setMeasured(level);
            setPage(1);
            setChosen([]);
          }}
        />
        {(["csv", "xlsx"] as const).map((format) => (
          <Button key={format} kind="plain" size="small" busy={busy} onClick={() => void run(format)}>
            {t("measures.export")} {t(`measures.${format}`)}
          </Button>
        ))}
        {chosen.length > 0 && (
          <>
            <Link
              to="/$domain/admin/images/review"
              params={{ domain }}
              search={{ imageId: chosen.join(",") }}
              className={buttonLook("plain", "small")}
            >
              {t("measures.ofImages.lookAgain")}
            </Link>
            {chosen.length === 1 && permissions.includes("companies:all") && (
              <Button kind="plain" size="small" onClick={() => setCorrecting(chosen[0])}>
                {t("regrade.correct")}
              </Button>
            )}
            <Button kind="plain" size="small" onClick={() => setArchiving(true)}>
              {t("measures.ofImages.takeOut")}
            </Button>
          </>
        )}
      </div>
      {remark !== undefined && <p className={styles.small}>{t(`measures.ofImages.remarkWhat.${remark}`)}</p>}
      {data.rows.every((row) => row.measured === null) && <p className={styles.small}>{t("measures.ofImages.notMeasured")}</p>}
      <div className={styles.goesOn}>
        <Table label={t("measures.ofImages.title")}>
          <thead>
            <tr>
              <th scope="col">{t("measures.ofImages.choose")}</th>
              <th scope="col">{t("measures.ofImages.image")}</th>
              <th scope="col">{t("measures.ofImages.remark")}</th>
              <th scope="col">{t("measures.category")}</th>
              <th scope="col">{t("measures.by.level")}</th>
              <th scope="col">{t("measures.ofImages.difficulty")}</th>
              <th scope="col">{t("measures.ofImages.shown")}</th>
              <th scope="col">{t("measures.hitRate")}</th>
              <th scope="col">{t("measures.falseAlarmRate")}</th>
              <th scope="col">{t("measures.ofImages.pointBiserial")}</th>
              <th scope="col">{t("measures.ofImages.disagree")}</th>
              <th scope="col">{t("measures.medianTime")}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => {
              const rate = stoppedRate(row);
              const told = (
                <>
                  <bdi>{percentText(rate?.value)}</bdi> <span className={styles.small}>{rangeText(rate, percentText)}</span>
                </>
              );
              return (
                <tr key={row.imageId}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={t("measures.ofImages.chooseOne", { image: row.imageId })}
                      checked={chosen.includes(row.imageId)}
                      onChange={({ target }) =>
                        setChosen(target.checked ? [...chosen, row.imageId] : chosen.filter((id) => id !== row.imageId))
                      }
                    />
                  </td>
                  <td>
                    <Link to="/$domain/admin/$list/$id" params={{ domain, list: "images", id: String(row.imageId) }}>
                      {row.imageId}
                    </Link>
                  </td>
                  <td>
                    {row.remark !== null && <Tag tone={tones[row.remark]}>{t(`measures.ofImages.remarks.${row.remark}`)}</Tag>}{" "}
                    {row.state !== "approved" && <Tag>{optionLabel("image", "state", row.state)}</Tag>}
                  </td>
                  <td>{row.category === null ? "–" : <bdi>{categoryName(row.category)}</bdi>}</td>
                  <td>{row.level}</td>
                  <td>
                    <Measured row={row} />
                  </td>
                  <td>{formatNumber(row.shown)}</td>
                  <td>{row.kind === "threat" ? told : "–"}</td>
                  <td>{row.kind === "innocent" ? told : "–"}</td>
                  <td>{decimalText(row.pointBiserial ?? undefined)}</td>
                  <td>{row.good === 0 ? "–" : t("measures.of", { part: formatNumber(row.goodWrong), all: formatNumber(row.good) })}</td>
                  <td>{row.median === null ? "–" : t("measures.seconds", { seconds: formatDecimal(row.median, 1) })}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
      {pages > 1 && (
        <div className={styles.foot}>
          <Button kind="plain" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t("measures.previous")}
          </Button>
          <span className={styles.small}>{t("measures.page", { page, pages })}</span>
          <Button kind="plain" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t("measures.next")}
          </Button>
        </div>
      )}
      {correcting !== undefined && (
        <Suspense>
          <CorrectKeyDialog imageId={correcting} onClose={() => setCorrecting(undefined)} done={() => setChosen([])} />
        </Suspense>
      )}
      {archiving && (
        <Suspense>
          <BulkActDialog
            act="archive"
            chosen={{ on: { ids: [...chosen] }, count: chosen.length }}
            onClose={() => setArchiving(false)}
            done={() => setChosen([])}
          />
        </Suspense>
      )}
    </>
  );
}
