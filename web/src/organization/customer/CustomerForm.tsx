import "@mantine/core/styles/Input.layer.css";
import { TextInput } from "@mantine/core";
import type { Customer } from "@vigil/model/organization/customer";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { FormGroup } from "../../entity/form/FormGroup.tsx";
import { LocaleInput } from "../../entity/form/LocaleInput.tsx";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import form from "../../entity/form/Form.module.css";
import { ZoneInput } from "../../entity/form/ZoneInput.tsx";
import { problemMessage } from "../../problemMessage.ts";
import { problemPhrase } from "../../problemPhrase.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { useAct } from "../../shell/useAct.ts";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { customerNames, customerOf, customerValues, fieldOf, missingOf, type CustomerName, type Typed } from "./customerForm.ts";

/** Most of it follows from the customer's name; everything can be written over before anything is made. */
export function CustomerForm({ domain, made }: { domain: string; made: (customer: Customer) => void }) {
  const { t } = useTranslation();
  const { domain: home } = useUser();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>({});
  const [known, setKnown] = useState(false);
  const [organizationId, setOrganizationId] = useState<number | null>(null);
  const values = customerValues(typed, { timeZone: home.timeZone, locale: home.locale });
  const { run, busy, problem } = useAct({
    call: () => call<Customer>("POST", "customers", { body: customerOf(values, known ? (organizationId ?? 0) : null) }),
    done: made,
    stale: [{ queryKey: ["organizations"] }, { queryKey: ["domains"] }],
    refusal: "here",
    refused: (refusal) => {
      const at = refusal instanceof ApiProblem ? fieldOf(refusal) : undefined;
      const control = at === undefined ? null : document.querySelector<HTMLElement>(`[name="${CSS.escape(at)}"]`);
      control?.focus();
      return control !== null;
    },
  });
  const refused = problem instanceof ApiProblem ? { at: fieldOf(problem), words: problemMessage(problem) } : undefined;
  const [asked, setAsked] = useState(false);
  const missing = missingOf(values, known ? organizationId : undefined);
  const errorAt = (name: string): string | undefined =>
    refused?.at === name ? refused.words : asked && missing.includes(name) ? problemPhrase("FieldRequired", "") : undefined;
  const isShown = (name: string | undefined): boolean => name === "organization.id" || customerNames.some((each) => each === name);

  useBlocker({
    shouldBlockFn: async () =>
      Object.keys(typed).length > 0 &&
      !busy &&
      !(await confirmed({ title: t("entity.unsavedTitle"), text: t("entity.unsavedText"), confirm: t("entity.leave"), danger: true })),
    enableBeforeUnload: () => Object.keys(typed).length > 0,
  });

  const write = (name: CustomerName) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const text = (
    name: CustomerName,
    label: string,
    more: { hint?: string; dir?: "ltr"; type?: "email"; optional?: true } = {},
  ): ReactNode => (
    <TextInput
      name={name}
      label={label}
      description={more.hint}
      error={errorAt(name)}
      value={values[name]}
      maxLength={200}
      dir={more.dir ?? "auto"}
      type={more.type ?? "text"}
      autoComplete="off"
      withAsterisk={!more.optional}
      onChange={({ target }) => write(name)(target.value)}
    />
  );
  const own = (list: string, field: string) => fieldLabel(list, field);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        setAsked(true);
        const [first] = missing;
        if (first === undefined) void run();
        else document.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
      }}
    >
      {refused && !isShown(refused.at) && <Message kind="error">{refused.words}</Message>}
      <FormGroup title={t("customer.steps.organization")}>
        <div className={form.yesNo}>
          <label>
            <input type="checkbox" checked={known} onChange={({ target }) => setKnown(target.checked)} />
            {t("customer.known")}
          </label>
        </div>
        {known ? (
          <ReferenceControl
            name="organization.id"
            label={t("records.organization.singular")}
            description=""
            error={errorAt("organization.id")}
            withAsterisk
            onBlur={() => {}}
            to="organization"
            value={organizationId}
            nullable={false}
            set={setOrganizationId}
          />
        ) : (
          text("organization.name", t("customer.name"))
        )}
      </FormGroup>
      <FormGroup title={t("customer.steps.domain")}>
        {text("domain.title", own("domain", "title"), { hint: t("customer.titleHint") })}
        {text("domain.name", t("customer.address"), {
          hint: t("customer.addressHint", { address: `${location.origin}/${values["domain.name"]}` }),
          dir: "ltr",
        })}
        <ZoneInput
          name="domain.timeZone"
          label={own("domain", "timeZone")}
          error={errorAt("domain.timeZone")}
          withAsterisk
          value={values["domain.timeZone"]}
          set={write("domain.timeZone")}
        />
        <LocaleInput
          name="domain.locale"
          label={own("domain", "locale")}
          error={errorAt("domain.locale")}
          value={values["domain.locale"]}
          set={write("domain.locale")}
        />
      </FormGroup>
      <FormGroup title={t("customer.steps.company")}>
        {text("company.name", own("company", "name"), { hint: t("customer.companyHint") })}
      </FormGroup>
      <FormGroup title={t("customer.steps.administrator")}>
        {text("administrator.firstName", own("user", "firstName"), { optional: true })}
        {text("administrator.lastName", own("user", "lastName"), { optional: true })}
        {text("administrator.email", own("user", "email"), { hint: t("customer.mailHint"), dir: "ltr", type: "email" })}
        {text("administrator.username", own("user", "username"), { dir: "ltr" })}
      </FormGroup>
      <div className={form.bar}>
        <span className={form.hint} role="status" data-refused={refused || (asked && missing.length > 0) ? true : undefined}>
          {refused || (asked && missing.length > 0) ? t("entity.refused") : t("customer.hint")}
        </span>
        <Button kind="plain" onClick={() => void navigate({ to: "/$domain", params: { domain } })}>
          {t("shell.cancel")}
        </Button>
        <Button type="submit" busy={busy}>
          {t("customer.create")}
        </Button>
      </div>
    </form>
  );
}
