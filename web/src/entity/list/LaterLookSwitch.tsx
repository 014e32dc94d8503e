import { lazy, Suspense, type ComponentProps } from "react";

const LookSwitch = lazy(async () => ({ default: (await import("./LookSwitch.tsx")).LookSwitch }));

/** Few lists have pictures to switch to. */
export const LaterLookSwitch = (props: ComponentProps<typeof LookSwitch>) => (
  <Suspense>
    <LookSwitch {...props} />
  </Suspense>
);
