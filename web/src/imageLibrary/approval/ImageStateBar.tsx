import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@tanstack/react-router";
import { call, domainOfPage } from "../../api.ts";
import type { Row } from "../../entity/row.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { mayKeep } from "../mayKeep.ts";
import { Button } from "../../ui/Button.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { ApprovalNote } from "./ApprovalNote.tsx";
import { approvalQuery } from "./approvalQuery.ts";
import { ArchiveDialog } from "./ArchiveDialog.tsx";
import styles from "../Library.module.css";
import { useAct } from "../../shell/useAct.ts";

type ImageAct = "approve" | "archive" | "restore";

const acts: Readonly<Record<string, readonly ImageAct[]>> = { draft: ["approve", "archive"], approved: ["archive"], archived: ["restore"] };
const told = { approve: "library.image.approved", archive: "library.image.archived", restore: "library.image.restored" } as const;

/** Where an image stands, and what may be done about it. */
export function ImageStateBar({ image }: { image: Row }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const state = typeof image["state"] === "string" ? image["state"] : "";
  const keeper = permissions.includes("images:edit");
  const may = mayKeep(permissions, "images:edit", image);

  const { data: approval } = useQuery({ ...approvalQuery(image.id), enabled: keeper });
  const [archiving, setArchiving] = useState(false);

  const { run: change, busy } = useAct({
    call: ({ act, ...reason }: { act: ImageAct; reason?: string }) =>
      call("POST", `images/${act}`, { body: { ids: [image.id], ...reason } }),
    told: (_answer, { act }) => t(told[act]),
    stale: [{ queryKey: ["images"] }],
  });

  const archive = (reason: string) => {
    setArchiving(false);
    void change({ act: "archive", reason });
  };

  return (
    <div className={styles.state}>
      <Tag tone={state === "approved" ? "good" : state === "draft" ? "warn" : "quiet"}>{optionLabel("image", "state", state)}</Tag>
      {may &&
        acts[state]
          ?.filter((act) => act !== "approve" || approval?.mine === false)
          .map((act) => (
            <Button
              key={act}
              kind={act === "approve" ? "primary" : "plain"}
              size="small"
              busy={busy}
              onClick={() => (act === "archive" ? setArchiving(true) : void change({ act }))}
            >
              {t(`library.image.${act}`)}
            </Button>
          ))}
      {permissions.includes("images:add") && isMeasured(image) && (
        <Link to="/$domain/admin/images/$id/project" params={{ domain: domainOfPage(), id: String(image.id) }}>
          {t("threatProjection.here")}
        </Link>
      )}
      {approval && <ApprovalNote approval={approval} state={state} />}
      {archiving && <ArchiveDialog onClose={() => setArchiving(false)} onArchive={archive} />}
      {!keeper && !permissions.includes("audit:view") && <span className={styles.hint}>{t("library.image.noTruth")}</span>}
    </div>
  );
}

/** Finished pictures do not tell what the rays have met. */
const isMeasured = (image: Row): boolean => {
  const views: unknown = image["views"];
  return Array.isArray(views) && views.length > 0 && views.every((view) => typeof view === "object" && view !== null && "file" in view);
};
