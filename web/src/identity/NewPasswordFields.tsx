import { lazy, Suspense } from "react";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { PasswordPairProps } from "./PasswordPair.tsx";

/** The rules and the words that are guessed first are fetched where a password is chosen, and nowhere else. */
const PasswordPair = lazy(async () => ({ default: (await import("./PasswordPair.tsx")).PasswordPair }));

export function NewPasswordFields(props: PasswordPairProps) {
  return (
    <Suspense fallback={<Skeleton height={140} />}>
      <PasswordPair {...props} />
    </Suspense>
  );
}
