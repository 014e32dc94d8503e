import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { image as imageEntity } from "@vigil/model/imageLibrary/image";
import { useTranslation } from "react-i18next";
import { recordQuery } from "../../entity/entityCalls.ts";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useUser } from "../../shell/user.ts";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { catalogueQuery } from "../order/orderCalls.ts";
import { ProjectionEditor } from "./ProjectionEditor.tsx";

/** The editor that puts a threat into the bag of an image. */
export function ProjectionPage() {
  const { permissions, addons } = useUser();
  const { domain = "", id = "" } = useParams({ strict: false });
  if (!addons.includes("imageGenerator")) return <NotAllowed why="AddonOff" />;
  return permissions.includes("images:add") ? <Opened key={id} domain={domain} id={Number(id)} /> : <NotAllowed />;
}

function Opened({ domain, id }: { domain: string; id: number }) {
  const { t } = useTranslation();
  const { data: image } = useSuspenseQuery(recordQuery(imageEntity, id));
  const catalogue = useQuery(catalogueQuery());
  return (
    <>
      <PageHead
        title={t("threatProjection.title")}
        crumb={
          <>
            <Link to="/$domain/admin/projection" params={{ domain }}>
              {t("threatProjection.bags.title")}
            </Link>{" "}
            ·{" "}
            <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: "images", id: String(id), tab: "scan" }}>
              {t("threatProjection.image", { id })}
            </Link>
          </>
        }
        lead={t("threatProjection.lead")}
      />
      {catalogue.error && <Message kind="error">{problemMessage(catalogue.error)}</Message>}
      {!catalogue.data && !catalogue.error && <Skeleton height={480} />}
      {catalogue.data && <ProjectionEditor domain={domain} image={image} kinds={catalogue.data.kinds} />}
    </>
  );
}
