import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@tanstack/react-router";
import { actsIn, type ImageAct } from "@vigil/model/imageLibrary/imageAct";
import { call, domainOfPage } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import type { Row } from "../../entity/row.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { mayKeep } from "../mayKeep.ts";
import { Button } from "../../ui/Button.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { ApprovalNote } from "./ApprovalNote.tsx";
import { approvalQuery } from "./approvalQuery.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { stateTones } from "./stateTones.ts";
import { whoWasFirst } from "./whoWasFirst.ts";
import styles from "../Library.module.css";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";

const told = {
  approve: "library.image.approved",
  sendBack: "library.image.sentBack",
  archive: "library.image.archived",
  restore: "library.image.restored",
} as const;

/** Where an image stands, and what may be done about it. */
export function ImageStateBar({ image }: { image: Row }) {
  const { t } = useTranslation();
  const { permissions, addons } = useUser();
  const state = typeof image["state"] === "string" ? image["state"] : "";
  const keeper = permissions.includes("images:edit");
  const may = mayKeep(permissions, "images:edit", image);

  const { data: approval } = useQuery({ ...approvalQuery(image.id), enabled: keeper });
  const [asking, setAsking] = useState<"archive" | "sendBack" | null>(null);

  const { run: change, busy } = useAct({
    call: ({ act, ...reason }: { act: ImageAct; reason?: string }) =>
      call("POST", `images/${act}`, { body: { ids: [image.id], ...(state === "" ? {} : { from: state }), ...reason } }),
    told: (_answer, { act }) => t(told[act]),
    stale: [{ queryKey: ["images"] }],
    refused: (problem) => {
      const late = problem instanceof ApiProblem && problem.code === "ImageStateRefused";
      if (late) toast(whoWasFirst(problem));
      return late;
    },
  });

  return (
    <div className={styles.state}>
      <Tag tone={stateTones[state] ?? "quiet"}>{optionLabel("image", "state", state)}</Tag>
      {may &&
        actsIn(state)
          .filter((act) => (act !== "approve" && act !== "sendBack") || approval?.mine === false)
          .map((act) => (
            <Button
              key={act}
              kind={act === "approve" ? "primary" : "plain"}
              size="small"
              busy={busy}
              onClick={() => (act === "archive" || act === "sendBack" ? setAsking(act) : void change({ act }))}
            >
              {t(act === "restore" && state === "returned" ? "library.image.handIn" : `library.image.${act}`)}
            </Button>
          ))}
      {permissions.includes("images:add") && addons.includes("imageGenerator") && isMeasured(image) && (
        <Link to="/$domain/admin/images/$id/project" params={{ domain: domainOfPage(), id: String(image.id) }}>
          {t("threatProjection.here")}
        </Link>
      )}
      {approval && <ApprovalNote approval={approval} state={state} />}
      {asking !== null && (
        <ReasonDialog
          act={asking}
          onClose={() => setAsking(null)}
          onReason={(reason) => {
            setAsking(null);
            void change({ act: asking, reason });
          }}
        />
      )}
      {keeper && !may && <SharedNote image={image} />}
      {!keeper && !permissions.includes("audit:view") && <span className={styles.hint}>{t("library.image.noTruth")}</span>}
    </div>
  );
}

/** Who may take out what all domains share, and what can be done about it here. */
function SharedNote({ image }: { image: Row }) {
  const { t } = useTranslation();
  const regrades = useUser().permissions.includes("companies:all") && image["fixed"] === true;
  return (
    <p className={styles.approval}>
      <span>{t("library.image.sharedKeepers")}</span>
      {regrades && (
        <Link to="/$domain/admin/$list/$id/$tab" params={{ domain: domainOfPage(), list: "images", id: String(image.id), tab: "use" }}>
          {t("library.image.outOfResults")}
        </Link>
      )}
    </p>
  );
}

/** Finished pictures do not tell what the rays have met. */
const isMeasured = (image: Row): boolean => {
  const views: unknown = image["views"];
  return Array.isArray(views) && views.length > 0 && views.every((view) => typeof view === "object" && view !== null && "file" in view);
};
