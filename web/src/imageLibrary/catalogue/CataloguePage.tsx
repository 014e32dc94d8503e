import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { useUser } from "../../shell/user.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { KindGallery } from "./KindGallery.tsx";
import { catalogueQuery } from "../order/orderCalls.ts";

/** Everything bags are packed with, each thing as the scanner shows it alone. */
export function CataloguePage() {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const may = permissions.includes("images:view");
  const { data, error } = useQuery({ ...catalogueQuery(), enabled: may });
  if (!may) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("library.catalogue.title")} crumb={t("shell.rooms.imageLibrary")} lead={t("library.catalogue.lead")} />
      {error && <Message kind="error">{problemMessage(error)}</Message>}
      {!data && !error && <Skeleton height={420} />}
      {data && <KindGallery kinds={data.kinds} pictures="/api/catalogue" declared />}
    </>
  );
}
