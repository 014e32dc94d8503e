import { Input, type InputWrapperProps } from "@mantine/core";
import type { ReactNode } from "react";

export interface LabelledProps {
  id: string;
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  withAsterisk?: boolean;
  /** Where the hint stands: beside other fields below, so that all begin in one line. */
  inputWrapperOrder?: NonNullable<InputWrapperProps["inputWrapperOrder"]>;
  children: ReactNode;
}

/** Label, hint and error around a control of our own, as Mantine's own inputs have them. */
export function Labelled({ withAsterisk = false, ...rest }: LabelledProps) {
  return <Input.Wrapper withAsterisk={withAsterisk} {...rest} />;
}
