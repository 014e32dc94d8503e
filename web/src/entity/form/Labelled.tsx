import { Input } from "@mantine/core";
import type { ReactNode } from "react";

export interface LabelledProps {
  id: string;
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  withAsterisk?: boolean;
  children: ReactNode;
}

/** Label, hint and error around a control of our own, as Mantine's own inputs have them. */
export function Labelled({ id, label, description, error, withAsterisk = false, children }: LabelledProps) {
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={withAsterisk}>
      {children}
    </Input.Wrapper>
  );
}
