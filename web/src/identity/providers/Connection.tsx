import type { ProviderFault } from "@vigil/model/identity/providerFaults";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Row } from "../../entity/row.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { takeTrial } from "../providerSignIn.ts";
import { CopiedText } from "./CopiedText.tsx";
import { FaultMessage } from "./FaultMessage.tsx";
import styles from "./Rules.module.css";
import { TrialResult } from "./TrialResult.tsx";
import { useAct } from "../../shell/useAct.ts";

interface Fault {
  fault: ProviderFault;
  detail: string;
}

/** What the provider has to be told of this installation, and the sign-in tried from end to end. */
export function Connection({ record }: { record: Row }) {
  const { t } = useTranslation();
  const { data: addresses } = useSuspenseQuery({
    queryKey: ["identityproviders", "addresses", record.id],
    queryFn: ({ signal }) =>
      call<{ redirect: string; afterSignOut: string }>("GET", `identityproviders/${record.id}/addresses`, { signal }),
  });
  const [fault, setFault] = useState<Fault | null>(null);
  const { run, busy } = useAct({
    call: () => call<{ authorizationUrl: string } | Fault>("POST", `identityproviders/${record.id}/try`),
    done: (begun) => {
      if ("authorizationUrl" in begun) location.assign(begun.authorizationUrl);
      setFault("fault" in begun ? begun : null);
    },
  });
  const [returned] = useState(() => takeTrial(record.id));
  return (
    <div className={styles.columns}>
      <Card title={t("identity.addresses")} lead={t("identity.addressesLead")}>
        <div className={styles.fields}>
          <CopiedText label={t("identity.redirectAddress")} text={addresses.redirect} />
          <CopiedText label={t("identity.afterSignOutAddress")} text={addresses.afterSignOut} />
        </div>
      </Card>
      {record.abilities?.edit === true && (
        <Card title={t("identity.trial")} lead={t("identity.trialLead")}>
          <div className={styles.fields}>
            {fault ? <FaultMessage {...fault} /> : returned !== null && <TrialResult parameters={returned} />}
            <div>
              <Button busy={busy} onClick={() => void run()}>
                {t("identity.trialBegin")}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </div>
  );
}
