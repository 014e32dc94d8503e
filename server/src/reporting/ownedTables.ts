import { listEntities } from "@vigil/model/lists";

const tablesWith = (field: "userId" | "companyId") =>
  Object.values(listEntities).flatMap((entity) =>
    field in entity.fields && entity.kind === "tenant"
      ? [[entity.name, ("table" in entity ? entity.table : entity.plural) as string] as const]
      : [],
  );

/** The tables whose rows are somebody's, by the subjects of events that name them. */
export const ownedTables: ReadonlyMap<string, string> = new Map([...tablesWith("userId"), ["examAttempt", "examAttempts"]]);

/** The tables whose rows are a company's: its people among them. */
export const companyTables: ReadonlyMap<string, string> = new Map(tablesWith("companyId"));
