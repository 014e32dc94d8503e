import type { tableData } from "@vigil/model/curriculum/tableData";
import type { Place } from "../../entity/place.ts";

export const tableDataPlace: Place<typeof tableData> = {
  groups: { general: ["table", "key", "description"], content: ["translations"] },
  facts: async () => {
    const { TranslationsFact } = await import("../TranslationsFact.tsx");
    return { translations: (record) => <TranslationsFact record={record} name="translations" /> };
  },
  controls: async () => {
    const { TableDataControl } = await import("../TableDataControl.tsx");
    return { translations: (form, name) => <TableDataControl form={form} name={name} /> };
  },
  listActions: async () => (await import("./TableDataActions.tsx")).TableDataListActions,
  rowActions: async () => (await import("./TableDataActions.tsx")).TableDataRowActions,
};
