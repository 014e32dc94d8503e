import { defaultLocale } from "@vigil/model/identity/locales";
import { mostWordText } from "@vigil/model/curriculum/tableData";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import { TranslationsControl } from "./TranslationsControl.tsx";

export const TableDataControl = ({ form, name }: { form: RecordForm; name: string }) => (
  <TranslationsControl form={form} name={name} rows={1} max={mostWordText} always={defaultLocale} />
);
