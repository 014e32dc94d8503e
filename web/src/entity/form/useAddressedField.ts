import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { focusField } from "./focusField.ts";

/** `?field=` leads to a field of a form: that is how what is searched for finds settings. */
export function useAddressedField(): void {
  const { field }: Record<string, unknown> = useSearch({ strict: false });
  useEffect(() => (typeof field === "string" ? focusField(field) : undefined), [field]);
}
