import type { EvidencePack } from "@vigil/model/compliance/evidence/evidenceWire";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatBytes } from "../../ui/formatBytes.ts";
import { formatDate, formatInstant, formatNumber } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "./evidence.module.css";

/** What was made, newest first, how far it is, and the way to the file. */
export function EvidenceList({ rows }: { rows: readonly EvidencePack[] }) {
  const { t } = useTranslation();
  const { run: fetchFile } = useAct({ call: ({ id, fileName }: EvidencePack) => download(`evidencepacks/${id}/file`, fileName) });
  const said = ({ state, done, wanted, size, reason }: EvidencePack): string => {
    if (state === "running") return t("evidence.running", { done: formatNumber(done), wanted: formatNumber(wanted) });
    if (state === "failed") return t(`evidence.reasons.${reason ?? "unexpected"}`);
    return size === null ? t(`evidence.states.${state}`) : formatBytes(size);
  };
  return (
    <ul className={styles.list}>
      {rows.map((pack) => {
        const person = pack.userId !== null && (pack.person || t("authority.numbered", { number: String(pack.userId) as never }));
        const name = [person, pack.company ?? t("evidence.allSites")].filter(Boolean).join(", ");
        const of = t("evidence.days", { from: formatDate(pack.from), until: formatDate(pack.until) });
        return (
          <li key={pack.id} className={styles.item}>
            <div>
              <strong>
                <bdi>{name}</bdi>
              </strong>{" "}
              · {of}
              <p role={isOpenRun(pack) ? "status" : undefined}>
                {[formatInstant(pack.createdAt), pack.createdBy && t("evidence.by", { name: pack.createdBy }), said(pack)]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {pack.state === "running" && <ProgressBar value={pack.done / pack.wanted} label={said(pack)} />}
            </div>
            {pack.state === "done" && (
              <Button
                kind="plain"
                size="small"
                aria-label={t("evidence.fetchNamed", { name: `${name}, ${of}` })}
                onClick={() => void fetchFile(pack)}
              >
                {t("evidence.fetch")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
