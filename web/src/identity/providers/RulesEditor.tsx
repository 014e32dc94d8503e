import type { RuleKind } from "@vigil/model/identity/identityRules";
import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { problemMessage } from "../../problemMessage.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Message } from "../../ui/Message.tsx";
import { RuleCard } from "./RuleCard.tsx";
import type { RuleDraft } from "./ruleDraft.ts";
import styles from "./Rules.module.css";
import { rulesQuery, type RuleSet } from "./rulesQuery.ts";
import { useAct } from "../../shell/useAct.ts";

let lastKey = 0;
const keyed = (rule: Omit<RuleDraft, "key">): RuleDraft => ({ ...rule, key: (lastKey += 1) });
const fresh = { name: "", description: "", match: "all", conditions: [], tests: [], target: null } as const;

/** The rules of one kind in their order. They are saved together, so that no half of a change holds. */
export function RulesEditor({ rules, kind, editable }: { rules: RuleSet; kind: RuleKind; editable: boolean }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [drafts, setDrafts] = useState<readonly RuleDraft[]>(() => rules[kind].map(keyed));
  const [dirty, setDirty] = useState(false);
  const change = (next: readonly RuleDraft[]) => {
    setDrafts(next);
    setDirty(true);
  };
  const { identityProviderId, ...kinds } = rules;
  const {
    run: save,
    busy,
    problem: refusal,
  } = useAct({
    call: () =>
      call<RuleSet>("PUT", `identityproviders/${identityProviderId}/rules`, {
        body: { ...kinds, [kind]: drafts.map(({ key: _key, ...rule }) => rule) },
      }),
    done: (saved) => {
      setDirty(false);
      queries.setQueryData(rulesQuery(identityProviderId).queryKey, saved);
    },
    told: () => t("identity.saved"),
    refusal: "here",
  });
  useBlocker({
    shouldBlockFn: async () =>
      dirty &&
      !(await confirmed({ title: t("entity.unsavedTitle"), text: t("entity.unsavedText"), confirm: t("entity.leave"), danger: true })),
    enableBeforeUnload: () => dirty,
  });
  const problem = refusal instanceof ApiProblem ? refusal : undefined;
  const faulty = Number(problem?.field?.match(/\d+/)?.[0] ?? -1);

  return (
    <form
      className={styles.rules}
      noValidate
      inert={busy} // what is saved is shown anew, and would take along what was typed meanwhile
      onSubmit={(event) => {
        event.preventDefault();
        const broken = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]"); // a text that is no JSON yet
        if (broken) broken.focus();
        else void save();
      }}
    >
      <p className={styles.quiet}>{t(`identity.leads.${kind}`)}</p>
      {problem && <Message kind="error">{problemMessage(problem)}</Message>}
      {drafts.length === 0 && (
        <EmptyState title={t(`identity.kinds.${kind}`)} text={t(kind === "program" ? "identity.noneProgram" : "identity.none")} />
      )}
      {drafts.map((draft, index) => (
        <RuleCard
          key={draft.key}
          kind={kind}
          rule={draft}
          editable={editable}
          faulty={index === faulty}
          set={(rule) => change(drafts.map((each) => (each.key === draft.key ? { ...each, ...rule } : each)))}
          remove={() => change(drafts.filter((each) => each.key !== draft.key))}
          move={
            index === 0 ? undefined : () => change([...drafts.slice(0, index - 1), draft, drafts[index - 1]!, ...drafts.slice(index + 1)])
          }
        />
      ))}
      {editable && (
        <div className={styles.bar}>
          <Button kind="plain" onClick={() => change([...drafts, keyed({ ...fresh, conditions: [], tests: [] })])}>
            {t("identity.add")}
          </Button>
          <Button type="submit" busy={busy} disabled={!dirty}>
            {t("identity.save")}
          </Button>
          {dirty && <span className={styles.quiet}>{t("identity.unsaved")}</span>}
        </div>
      )}
    </form>
  );
}
