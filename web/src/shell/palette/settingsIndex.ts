import { settingKeys } from "@vigil/model/curriculum/configurationSettings";
import { formNames } from "@vigil/model/entity/entity";
import { domain } from "@vigil/model/organization/domain";
import i18next from "i18next";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel, listTitle } from "../recordPhrase.ts";
import type { SessionUser } from "../user.ts";

export interface Setting {
  readonly label: string;
  /** Whose it is. */
  readonly of: "account" | "domain" | "configuration";
  readonly hint: string;
  readonly field: string;
  /** What people call it else. */
  readonly words: string;
}

const wordsFor = (field: string): string => phraseOf(`purposes.settings.${field}`, "");

const own = { changePassword: "oldPassword", securityTitle: "securityQuestion" } as const;

/** Every setting that this user may change, as its form calls it. */
export function settingsIndex({ permissions, accessLevelCode }: SessionUser): readonly Setting[] {
  const { t } = i18next;
  const account = Object.entries(own).map(([phrase, field]): Setting => ({
    label: t(`profile.${phrase as keyof typeof own}`),
    of: "account",
    hint: t("shell.profile"),
    field,
    words: wordsFor(field),
  }));
  const ofDomain = permissions.includes("domains:edit")
    ? formNames(domain, "edit").filter((name) => domain.fields[name as "title"]?.system !== true || accessLevelCode === "sup")
    : [];
  const configured = permissions.includes("configurations:edit") ? (Object.keys(settingKeys) as (keyof typeof settingKeys)[]) : [];
  return [
    ...account,
    ...ofDomain.map((field): Setting => ({
      label: fieldLabel("domain", field),
      of: "domain",
      hint: t("domainSettings.title"),
      field,
      words: wordsFor(field),
    })),
    ...configured.map((field): Setting => ({
      label: t(`settings.${field}`),
      of: "configuration",
      hint: listTitle("configuration"),
      field,
      words: wordsFor(field),
    })),
  ];
}
