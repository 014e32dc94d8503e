import { classMinutes } from "@vigil/model/compliance/classMinutes";
import { useEffect, useRef } from "react";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";

/** The minutes follow days and hours of the class until somebody types others, as the server has them. */
export function InstructionMinutesControl({ form, name }: { form: RecordForm; name: string }) {
  const { values, set } = form;
  const told = classMinutes(values);
  const before = useRef(told);
  useEffect(() => {
    if (told === before.current) return;
    const minutes = values[name];
    if (told !== null && (minutes === 0 || minutes === before.current)) set(name, told);
    before.current = told;
  }, [told, name, set, values]);
  return <FieldControl form={form} name={name} />;
}
