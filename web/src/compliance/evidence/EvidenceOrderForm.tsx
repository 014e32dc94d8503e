import { NativeSelect, TextInput } from "@mantine/core";
import { evidenceFault, type EvidenceOrder, type EvidencePacks } from "@vigil/model/compliance/evidence/evidenceWire";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { phraseOf } from "../../phraseOf.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { withDay } from "../../ui/withDay.tsx";
import { evidenceQuery } from "./evidenceQuery.ts";
import styles from "./evidence.module.css";

const days = ["from", "until"] as const;
/** What stands for a site while a person is named. */
const ofOne = "person";
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
  // a number of nobody is told at its field, each time it is sent anew
  const [nobody, setNobody] = useState<Pick<EvidenceOrder, "userId">>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (nobody) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [nobody]);
  const { run, busy } = useAct({
    call: () => call("POST", "evidencepacks", { body: order }),
    refused: (problem) => {
      const told = problem instanceof ApiProblem && problem.field === "userId";
      if (told) setNobody({ userId: order.userId });
      return told;
    },
    stale: [{ queryKey: evidenceQuery.queryKey }],
  });
  const ofPerson = {
    name: "userId",
    label: t("authority.person"),
    value: order.userId,
    error: nobody !== undefined && nobody.userId === order.userId ? t("authority.nobodyFound") : undefined,
    set: (userId: number | null) => setOrder({ ...order, userId }),
  };
  const empty = days.find((day) => order[day] === "");
  const fault = empty === undefined ? evidenceFault(order, today) : ({ field: empty, code: "FieldRequired" } as const);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fault === undefined) void run();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <NativeSelect
        label={t("evidence.site")}
        value={order.userId === null ? (order.companyId ?? "") : ofOne}
        // of a site or of one person: whoever chooses a site wants no person
        onChange={({ target }) => setOrder({ ...order, userId: null, companyId: target.value === "" ? null : Number(target.value) })}
      >
        {order.userId !== null && <option value={ofOne}>{ofPerson.label}</option>}
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
          error={ofPerson.error}
          onChange={({ target }) => ofPerson.set(Number(target.value.replaceAll(/\D/gu, "")) || null)}
        />
      )}
      {days.map((day) => (
        <TextInput
          key={day}
          type="date"
          label={t(`evidence.${day}`)}
          max={today}
          inputContainer={(input) => withDay(input, order[day])}
          value={order[day]}
          error={fault?.field === day ? phraseOf(`problems.${fault.code}`, fault.code) : undefined}
          onChange={({ target }) => setOrder({ ...order, [day]: target.value })}
        />
      ))}
      <Button type="submit" busy={busy} disabled={fault !== undefined}>
        {t("evidence.make")}
      </Button>
    </form>
  );
}
