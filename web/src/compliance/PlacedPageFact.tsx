import { certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import { isLayout, readLayout } from "@vigil/model/compliance/certificateLayout";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** A page of placed things says how many they are and leads to what they look like; a page of words, or one that cannot be read, stands as it is. */
export function placedPage({ id, page }: { id: number; page: string }) {
  const { layout } = isLayout(page) ? readLayout(page) : {};
  return layout ? <PlacedPageFact id={id} things={layout.elements.length} /> : null;
}

function PlacedPageFact({ id, things }: { id: number; things: number }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  return (
    <>
      {t("certificates.layout.things", { count: things })}
      {" · "}
      <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: certificateTemplate.url, id: String(id), tab: "preview" }}>
        {t("certificates.preview")}
      </Link>
    </>
  );
}
