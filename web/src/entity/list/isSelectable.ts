import { type Entity, offers } from "@vigil/model/entity/entity";

const resettable: ReadonlySet<string> = new Set(["programStatus", "courseStatus", "programCertificate", "lockedExam", "integrityFlag"]);

/** Rows can be selected where something can be done with several at once, by somebody who may do it. */
export const isSelectable = (entity: Entity, permissions: readonly string[]): boolean => {
  const may = (action: "edit" | "delete") => permissions.includes(`${entity.plural}:${action}`);
  return (
    (may("edit") && (resettable.has(entity.name) || entity.name === "userSession" || offers(entity, "activate"))) ||
    (may("delete") && offers(entity, "delete"))
  );
};
