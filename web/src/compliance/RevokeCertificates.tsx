import { mostRevocationNote, revocationReasons, type RevocationReason } from "@vigil/model/compliance/revocation";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Selected } from "../entity/bulk/selected.ts";
import { useBulkAct } from "../entity/bulk/useBulkAct.ts";
import { problemMessage } from "../problemMessage.ts";
import type { CertificateList } from "./CertificateActions.tsx";
import { fieldLabel, optionLabel } from "../shell/recordPhrase.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Message } from "../ui/Message.tsx";
import styles from "./RevokeCertificates.module.css";

interface RevokeCertificatesProps {
  url: CertificateList;
  chosen: Selected;
  done: () => void;
}

/** Asks why certificates hold no longer: the reason everybody may read, a note their holders and administrators. */
export function RevokeCertificates(props: RevokeCertificatesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("certificates.revoke")}
      </Button>
      {open && <RevokeDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}

function RevokeDialog({ url, chosen, done, close }: RevokeCertificatesProps & { close: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<RevocationReason>();
  const [note, setNote] = useState("");
  const { count } = chosen;
  const { run, busy, problem } = useBulkAct({
    chosen,
    path: () => `${url}/revoke`,
    body: () => ({ reason, note }),
    done: () => {
      close();
      done();
    },
    told: (revoked) => t("certificates.revokeDone", { count: revoked }),
    stale: [{ queryKey: [url] }, { queryKey: ["certificates"] }],
    refusal: "here",
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={t("certificates.revokeTitle", { count })} onClose={close}>
      <form className={styles.form} onSubmit={save}>
        <p className={styles.quiet}>{t(url === "coursestatuses" ? "certificates.revokeCourseText" : "certificates.revokeText")}</p>
        <fieldset className={styles.reasons}>
          <legend>{fieldLabel("programCertificate", "revokedReason")}</legend>
          {revocationReasons.map((each, index) => (
            <label key={each}>
              <input
                type="radio"
                name="reason"
                data-first={index === 0 || undefined}
                checked={reason === each}
                onChange={() => setReason(each)}
              />
              {optionLabel("programCertificate", "revokedReason", each)}
            </label>
          ))}
        </fieldset>
        <label className={styles.note}>
          {fieldLabel("programCertificate", "revokedNote")}
          <textarea value={note} maxLength={mostRevocationNote} rows={3} dir="auto" onChange={({ target }) => setNote(target.value)} />
          <small>{t("certificates.revokeNoteHint")}</small>
        </label>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" kind="danger" busy={busy} disabled={reason === undefined}>
            {t("certificates.revoke")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
