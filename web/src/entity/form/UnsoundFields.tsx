import { formNames, type Entity } from "@vigil/model/entity/entity";
import { useTranslation } from "react-i18next";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Message } from "../../ui/Message.tsx";
import { fieldError } from "./formErrors.ts";
import type { Row } from "../row.ts";

/** Values that stand in the record from other times or by other hands and that nothing can be done with: the default holds in their place. */
export function UnsoundFields({ entity, record }: { entity: Entity; record: Row }) {
  const { t } = useTranslation();
  const unsound = formNames(entity, "edit").filter((name) => {
    const { [name]: field } = entity.fields;
    return field !== undefined && !field.derived && name in record && fieldError(field, record[name]) !== undefined;
  });
  if (unsound.length === 0) return null;
  return (
    <Message kind="warning">{t("entity.unsound", { fields: unsound.map((name) => fieldLabel(entity.name, name)).join(", ") })}</Message>
  );
}
