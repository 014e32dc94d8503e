import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Row } from "../../entity/row.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useUser } from "../../shell/user.ts";
import { mayKeep } from "../mayKeep.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../Library.module.css";
import { catalogueQuery, ordersQuery } from "./orderCalls.ts";
import { OrderCard } from "./OrderCard.tsx";
import { RecipeForm } from "./RecipeForm.tsx";

/** Orders of images for a library: the form for the next one beside those there are. */
export function OrderImages({ library }: { library: Row }) {
  const { t } = useTranslation();
  const { permissions, addons } = useUser();
  const on = addons.includes("imageGenerator");
  const orders = useQuery(ordersQuery(library.id));
  const may = on && mayKeep(permissions, "images:add", library);
  const catalogue = useQuery({ ...catalogueQuery(), enabled: may });
  const failed = orders.error ?? catalogue.error;
  return (
    <div className={styles.make}>
      {!may && (
        <div>
          <Message kind="info">
            {t(!on ? "problems.AddonOff" : library.shared === true ? "library.order.shared" : "problems.Forbidden")}
          </Message>
        </div>
      )}
      {may && (
        <div>
          {catalogue.data ? <RecipeForm library={library} catalogue={catalogue.data} /> : !catalogue.error && <Skeleton height={420} />}
        </div>
      )}
      <section className={styles.orders} aria-label={t("library.order.title")}>
        {failed && <Message kind="error">{problemMessage(failed)}</Message>}
        {orders.data?.map((order) => (
          <OrderCard key={order.id} libraryId={library.id} order={order} may={may} />
        ))}
        {orders.data?.length === 0 && <Message kind="info">{t("library.order.none")}</Message>}
      </section>
    </div>
  );
}
