import type { Entity } from "@vigil/model/entity/entity";
import type { ListView } from "@vigil/model/entity/listView";
import { relationOf } from "@vigil/model/entity/entity";
import { useTranslation } from "react-i18next";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./Views.module.css";

/** What a view could not show: all of it, or what is no longer there or not for this reader. */
export function ViewNote({ entity, view }: { entity: Entity; view: ListView | undefined }) {
  const { t } = useTranslation();
  // `createdAtFrom` is the field `createdAt`, `company.name` the company; what has no name any more is told by the one it had
  const labelOf = (name: string): string => {
    const known = [name, name.replace(/(?:From|To)$/u, ""), `${name.split(".")[0]}Id`].find((each) => each in entity.fields);
    return known === undefined ? relationOf(name) : fieldLabel(entity.name, known);
  };
  const { left } = view ?? {};
  return (
    <div className={styles.note}>
      <Message kind="warning">{left ? t("views.left", { fields: left.map(labelOf).join(", ") }) : t("views.gone")}</Message>
    </div>
  );
}
