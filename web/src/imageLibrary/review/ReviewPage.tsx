import "../../simulator/glass.css";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { filterKeys } from "@vigil/model/entity/filterKeys";
import { image } from "@vigil/model/imageLibrary/image";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useUser } from "../../shell/user.ts";
import { useImageSource } from "../../simulator/session/useImageSource.ts";
import { useViewerSupport } from "../../simulator/viewer/useViewerSupport.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useTitle } from "../../ui/useTitle.ts";
import { Reviewing } from "./Reviewing.tsx";
import styles from "./Review.module.css";
import { reviewQueue } from "./reviewQueue.ts";

/** Drafts one after the other at full size, for whoever decides whether learners may see them. */
export function ReviewPage() {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const supported = useViewerSupport();
  useTitle(t("imageReview.title"));
  if (!permissions.includes("images:edit")) return <NotAllowed />;
  if (!supported)
    return (
      <Message kind="error" title={t("simulator.noGraphics")}>
        {t("simulator.noGraphicsHint")}
      </Message>
    );
  return <Fetched />;
}

const names = new Set(["id", "search", "order", ...filterKeys(image)]);

function Fetched() {
  const { domain = "" } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const filters = Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => names.has(entry[0]) && typeof entry[1] === "string"),
  );
  const source = useImageSource();
  // Read once: what is decided here, and by others meanwhile, must not move what stands behind it.
  const queue = useQuery({ queryKey: ["imageReview", filters], queryFn: () => reviewQueue(filters), staleTime: Infinity, gcTime: 0 });
  return (
    <main className={styles.page} data-look="glass">
      {queue.error && <Message kind="error">{problemMessage(queue.error)}</Message>}
      {!queue.error && (!queue.data || source === null) && <Skeleton height={480} />}
      {queue.data && source !== null && (
        <Reviewing domain={domain} queue={queue.data} filters={filters} source={source} again={() => void queue.refetch()} />
      )}
    </main>
  );
}
