import "../../simulator/glass.css";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import type { BagsAnswer } from "@vigil/model/imageLibrary/threatProjection";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { optionsQuery } from "../../entity/entityCalls.ts";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import libraryStyles from "../Library.module.css";
import { BagCard } from "./BagCard.tsx";
import styles from "./Projection.module.css";

const levels = ["1", "2", "3", "4", "5"] as const;
const decisions = ["P", "H", "R"] as const;

/** Where a projection begins: a bag of one of the libraries. */
export function BagsPage() {
  const { permissions, addons } = useUser();
  if (!addons.includes("imageGenerator")) return <NotAllowed why="AddonOff" />;
  return permissions.includes("images:add") && permissions.includes("images:edit") ? <Bags /> : <NotAllowed />;
}

function Bags() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const libraries = useQuery(optionsQuery(imageLibrary, {}));
  const [chosen, setChosen] = useState(typeof search["library"] === "string" ? search["library"] : "");
  const [narrowing, setNarrowing] = useState({ decision: "P", difficulty: "" });
  const library = chosen || String(libraries.data?.[0]?.id ?? "");
  const filters = Object.entries(narrowing).filter(([, value]) => value !== "");
  const bags = useInfiniteQuery({
    queryKey: ["images", "bags", library, narrowing],
    enabled: library !== "",
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams([...filters, ...(pageParam === 0 ? [] : [["before", String(pageParam)]])]);
      return call<BagsAnswer>("GET", `imagelibraries/${library}/bags?${query.toString()}`, { signal });
    },
    getNextPageParam: ({ bags: page, more }) => (more ? page.at(-1)?.id : undefined),
  });
  const shown = bags.data?.pages.flatMap((page) => page.bags) ?? [];
  const error = libraries.error ?? bags.error;
  return (
    <>
      <PageHead title={t("threatProjection.bags.title")} crumb={t("shell.rooms.imageLibrary")} lead={t("threatProjection.bags.lead")} />
      <div className={libraryStyles.filters} role="search" aria-label={t("library.image.filters")}>
        <label>
          {t("threatProjection.library")}
          <select value={library} onChange={({ target }) => setChosen(target.value)}>
            {libraries.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("threatProjection.bags.decision")}
          <select value={narrowing.decision} onChange={({ target }) => setNarrowing((before) => ({ ...before, decision: target.value }))}>
            <option value="">{t("library.catalogue.all")}</option>
            {decisions.map((decision) => (
              <option key={decision} value={decision}>
                {t(`threatProjection.bags.decisions.${decision}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("threatProjection.bags.difficulty")}
          <select
            value={narrowing.difficulty}
            onChange={({ target }) => setNarrowing((before) => ({ ...before, difficulty: target.value }))}
          >
            <option value="">{t("library.catalogue.all")}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {t("library.coverage.level", { level })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error && <Message kind="error">{problemMessage(error)}</Message>}
      {bags.isPending && !error && <Skeleton height={360} />}
      {bags.data && shown.length === 0 && <EmptyState title={t("library.catalogue.none")} text={t("threatProjection.bags.noneText")} />}
      <ul className={styles.bags}>
        {shown.map((bag) => (
          <BagCard key={bag.id} bag={bag} domain={domain} />
        ))}
      </ul>
      {bags.hasNextPage && (
        <Button kind="plain" busy={bags.isFetchingNextPage} onClick={() => void bags.fetchNextPage()}>
          {t("threatProjection.bags.more")}
        </Button>
      )}
      {libraries.data?.length === 0 && (
        <Link to="/$domain/admin/$list" params={{ domain, list: "imagelibraries" }}>
          {t("records.imageLibrary.plural")}
        </Link>
      )}
    </>
  );
}
