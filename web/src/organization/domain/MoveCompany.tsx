import type { CompanyMovePreview } from "@vigil/model/organization/companyMove";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./DomainCompanies.module.css";
import { domainCompaniesQuery } from "./domainCompaniesQuery.ts";
import { MoveOutcome } from "./MoveOutcome.tsx";

/** A company of another domain is chosen, what its move does is shown, and then it is moved. */
export function MoveCompany({ domainId }: { domainId: number }) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<number | null>(null);
  const [companyId, setCompanyId] = useState("");
  const [preview, setPreview] = useState<CompanyMovePreview>();
  const address = `domains/${domainId}/companies`;
  const body = { companies: [{ domainId: from, id: Number(companyId) }] };
  const { data: companies = [] } = useQuery({ ...domainCompaniesQuery(from ?? 0), enabled: from !== null && from !== domainId });
  const name = companies.find(({ id }) => String(id) === companyId)?.name ?? "";
  const look = useAct({ call: () => call<CompanyMovePreview>("POST", `${address}/preview`, { body }), done: setPreview, refusal: "here" });
  const move = useAct({
    ask: () => ({
      title: t("companyMove.confirmTitle", { company: name }),
      text: t("companyMove.confirmText"),
      confirm: t("companyMove.move"),
    }),
    call: () => call("POST", address, { body }),
    told: () => t("companyMove.moved", { company: name }),
    done: () => {
      setPreview(undefined);
      setCompanyId("");
    },
    stale: [{ queryKey: ["domains"] }, { queryKey: ["companies"] }, { queryKey: ["users"] }],
    refusal: "here",
  });
  const change = (set: () => void) => {
    setPreview(undefined);
    look.forget();
    move.forget();
    set();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void look.run();
  };
  const problem = look.problem ?? move.problem;
  const common = { description: "", error: undefined, withAsterisk: false, onBlur: () => {}, nullable: true };
  return (
    <Card title={t("companyMove.moveTitle")} wide>
      <form className={styles.form} onSubmit={submit}>
        <ReferenceControl
          {...common}
          name="from"
          label={t("companyMove.from")}
          to="domain"
          value={from}
          set={(id) =>
            change(() => {
              setFrom(id);
              setCompanyId("");
            })
          }
        />
        <NativeSelect
          label={t("companyMove.company")}
          value={companyId}
          data={[
            { value: "", label: t("companyMove.choose") },
            ...companies.filter(({ movable }) => movable).map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          onChange={({ target }) => change(() => setCompanyId(target.value))}
        />
        <Button type="submit" busy={look.busy} disabled={from === null || companyId === ""}>
          {t("companyMove.preview")}
        </Button>
      </form>
      {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
      {preview !== undefined && (
        <MoveOutcome preview={preview}>
          <Button busy={move.busy} disabled={isHeld(preview)} onClick={() => void move.run()}>
            {t("companyMove.move")}
          </Button>
        </MoveOutcome>
      )}
    </Card>
  );
}

const isHeld = ({ holds, taken, twice }: CompanyMovePreview): boolean => holds.length + taken.length + twice.length > 0;
