import { askNames, type AuthorityAsks } from "@vigil/model/compliance/authority/authorityAsks";
import { editionOf, packNames, packOf, type PackName } from "@vigil/model/compliance/authority/authorityPacks";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { LawSources } from "./LawSources.tsx";
import { previewFaults } from "./previewBody.ts";
import { PreviewFaults } from "./PreviewFaults.tsx";
import styles from "./standing.module.css";

const isPack = (value: unknown): value is PackName => packNames.some((name) => name === value);

type Figures = AuthorityAsks & Pick<AuthorityRule, "role">;
const figureNames = [...askNames, "role"] as const;

/** What a law asks for, of the chosen work where it speaks of it, else of the first that it does. */
function figuresOf(pack: PackName, role: unknown): Figures | undefined {
  const [asks, roles] = [editionOf(pack)?.asks, packOf(pack)?.roles];
  const spoken = roles?.find((name) => name === role) ?? roles?.[0];
  return asks && spoken && { ...asks, role: spoken };
}

interface Taken {
  asks: Figures;
  /** What stood in the fields that were written over. */
  was: Readonly<Record<string, unknown>>;
}

/** Where the chosen law is written. Its figures are taken over by a button, and what they wrote over can be put back. */
export function LawOfForm({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<Taken>();
  const button = useRef<HTMLButtonElement>(null);
  const { pack } = form.values;
  const law = isPack(pack) ? figuresOf(pack, form.values["role"]) : undefined;
  const take = (figures: Figures) => {
    const others = figureNames.filter((name) => form.values[name] !== figures[name]);
    for (const name of others) form.set(name, figures[name]);
    setTaken({ asks: figures, was: Object.fromEntries(others.map((name) => [name, form.values[name]])) });
  };
  const putBack = ({ was }: Taken) => {
    for (const name of still) form.set(name, was[name]);
    setTaken(undefined);
    button.current?.focus();
  };
  // what was typed since stays
  const still = figureNames.filter((name) => taken !== undefined && name in taken.was && form.values[name] === taken.asks[name]);
  const lacks = previewFaults(form.values);
  return (
    <div className={styles.section}>
      {isPack(pack) && <LawSources pack={pack} />}
      {law !== undefined && (
        <div>
          <Button ref={button} onClick={() => take(law)}>
            {t("authority.takeOver")}
          </Button>
        </div>
      )}
      {taken !== undefined && (
        <div className={styles.counts} role="status">
          <span>{t("authority.tookOver", { count: still.length, number: formatNumber(still.length) as never })}</span>
          {still.length > 0 && (
            <Button kind="plain" size="small" onClick={() => putBack(taken)}>
              {t("authority.putBack")}
            </Button>
          )}
        </div>
      )}
      {/* a law can ask for what no law knows: which program certifies is said below by whoever writes the rule */}
      {taken !== undefined && Object.keys(lacks).length > 0 && <PreviewFaults faults={lacks} />}
    </div>
  );
}
