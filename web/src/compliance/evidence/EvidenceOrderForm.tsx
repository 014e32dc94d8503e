import { NativeSelect, TextInput } from "@mantine/core";
import { evidenceFault, type EvidenceOrder, type EvidencePacks } from "@vigil/model/compliance/evidence/evidenceWire";
import { useSearch } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { phraseOf } from "../../phraseOf.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { evidenceQuery } from "./evidenceQuery.ts";
import styles from "./evidence.module.css";

const days = ["from", "until"] as const;
/** So that all fields of the line begin at one height. */
const hintBelow = ["label", "input", "description", "error"] as const;

/** For which site or person and days; at first the year so far. */
export function EvidenceOrderForm({ packs: { companies, all, today } }: { packs: EvidencePacks }) {
  const { t } = useTranslation();
  const mayName = can(useUser(), "users:view");
  // whose archive somebody came for
  const { person }: { person?: string } = useSearch({ strict: false });
  const [order, setOrder] = useState<EvidenceOrder>({
    companyId: all ? null : (companies[0]?.id ?? null),
    userId: Number(person) || null,
    from: `${today.slice(0, 4)}-01-01`,
    until: today,
  });
  const { run, busy, problem } = useAct({
    call: () => call("POST", "evidencepacks", { body: order }),
    stale: [{ queryKey: evidenceQuery.queryKey }],
  });
  const ofPerson = {
    name: "userId",
    label: t("authority.person"),
    value: order.userId,
    set: (userId: number | null) => setOrder({ ...order, userId }),
  };
  const empty = days.find((day) => order[day] === "");
  const fault = empty === undefined ? evidenceFault(order, today) : ({ field: empty, code: "FieldRequired" } as const);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fault === undefined) void run();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <NativeSelect
        label={t("evidence.site")}
        disabled={order.userId !== null}
        value={order.companyId ?? ""}
        onChange={({ target }) => setOrder({ ...order, companyId: target.value === "" ? null : Number(target.value) })}
      >
        {all && <option value="">{t("evidence.allSites")}</option>}
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {mayName ? (
        <ReferenceControl
          {...ofPerson}
          description={t("evidence.personHint")}
          inputWrapperOrder={[...hintBelow]}
          error={undefined}
          withAsterisk={false}
          onBlur={() => {}}
          to="user"
          nullable
        />
      ) : (
        <TextInput
          label={`${ofPerson.label} · ${t("authority.number")}`}
          description={t("evidence.personHint")}
          inputWrapperOrder={[...hintBelow]}
          inputMode="numeric"
          maxLength={15}
          value={order.userId ?? ""}
          onChange={({ target }) => ofPerson.set(Number(target.value.replaceAll(/\D/gu, "")) || null)}
        />
      )}
      {days.map((day) => (
        <TextInput
          key={day}
          type="date"
          label={t(`evidence.${day}`)}
          max={today}
          value={order[day]}
          error={fault?.field === day ? phraseOf(`problems.${fault.code}`, fault.code) : undefined}
          onChange={({ target }) => setOrder({ ...order, [day]: target.value })}
        />
      ))}
      <Button type="submit" busy={busy} disabled={fault !== undefined}>
        {t("evidence.make")}
      </Button>
      {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
    </form>
  );
}
