import { image } from "@vigil/model/imageLibrary/image";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { countQuery } from "../entity/entityCalls.ts";
import { readListState } from "../entity/list/listState.ts";
import type { Row } from "../entity/row.ts";
import { useUser } from "../shell/user.ts";
import { buttonLook } from "../ui/buttonLook.ts";
import { formatNumber } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import styles from "./Library.module.css";
import { mayKeep } from "./mayKeep.ts";

const ways = { make: "imageApproval.toOrder", archive: "imageApproval.toArchive" } as const;

/** What to do next with a library that nobody can be trained with yet, as a copy is. */
export function EmptyLibrary({ library, domain }: { library: Row; domain: string }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const keeps = mayKeep(permissions, "images:add", library);
  const waiting = readListState(image, { imageLibraryId: String(library.id), state: "draft" });
  const { data } = useQuery({ ...countQuery(image, waiting, false), enabled: keeps });
  if (!keeps) return null;
  const drafts = data?.count ?? 0;
  return (
    <div className={styles.apart}>
      <Message kind="info" title={t("imageApproval.emptyTitle")}>
        {drafts > 0 && <p>{t("imageApproval.emptyDrafts", { count: drafts, formatted: formatNumber(drafts) })}</p>}
        <p>
          {library.unfinishedCopy && t("imageApproval.emptyCopy")} {t("imageApproval.emptyText")}{" "}
          {library["active"] === false && t("imageApproval.emptyInactive")}
        </p>
        <div className={styles.line}>
          {(["make", "archive"] as const).map((tab) => (
            <Link
              key={tab}
              to="/$domain/admin/$list/$id/$tab"
              params={{ domain, list: "imagelibraries", id: String(library.id), tab }}
              className={buttonLook(tab === "make" ? "primary" : "plain", "bar")}
            >
              {t(ways[tab])}
            </Link>
          ))}
        </div>
      </Message>
    </div>
  );
}
