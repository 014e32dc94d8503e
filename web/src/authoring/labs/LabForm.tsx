import type { Lab } from "@vigil/model/training/labs/lab";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { FormProps } from "../form/formProps.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

const HotspotForm = lazy(async () => ({ default: (await import("./HotspotForm.tsx")).HotspotForm }));
const MatchForm = lazy(async () => ({ default: (await import("./MatchForm.tsx")).MatchForm }));
const SortForm = lazy(async () => ({ default: (await import("./SortForm.tsx")).SortForm }));
const OrderForm = lazy(async () => ({ default: (await import("./OrderForm.tsx")).OrderForm }));
const FindThreatForm = lazy(async () => ({ default: (await import("./FindThreatForm.tsx")).FindThreatForm }));
const ChecklistForm = lazy(async () => ({ default: (await import("./ChecklistForm.tsx")).ChecklistForm }));
const ExternalForm = lazy(async () => ({ default: (await import("./ExternalForm.tsx")).ExternalForm }));

/** The form of a lab; each comes when it is needed. */
export function LabForm(props: FormProps<Lab>) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Form {...props} />
    </Suspense>
  );
}

function Form({ value, ...rest }: FormProps<Lab>) {
  const { t } = useTranslation();
  switch (value.type) {
    case "hotspot":
      return <HotspotForm value={value} {...rest} />;
    case "match":
      return <MatchForm value={value} {...rest} />;
    case "sort":
      return <SortForm value={value} {...rest} />;
    case "order":
      return <OrderForm value={value} {...rest} />;
    case "findThreat":
      return <FindThreatForm value={value} {...rest} />;
    case "checklist":
      return <ChecklistForm value={value} {...rest} />;
    case "external":
      return <ExternalForm value={value} {...rest} />;
    case "swf":
      return <Message kind="info">{t("labForm.swf")}</Message>;
  }
}
