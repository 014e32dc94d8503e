import type { ProviderFault } from "@vigil/model/identity/providerFaults";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";

/** What is wrong with a provider, and the provider's own words or address for whoever mends it. */
export function FaultMessage({ fault, detail }: { fault: ProviderFault; detail: string }) {
  const { t } = useTranslation();
  return (
    <Message kind="error" title={t("identity.trialFails")}>
      <p>{t(`identity.faults.${fault}`)}</p>
      {detail !== "" && (
        <p dir="ltr">
          <code>{detail}</code>
        </p>
      )}
    </Message>
  );
}
