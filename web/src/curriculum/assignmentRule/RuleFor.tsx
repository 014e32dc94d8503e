import { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useUser } from "../../shell/user.ts";
import { buttonLook } from "../../ui/buttonLook.ts";

interface RuleForProps {
  domain: string;
  /** Whom it is for: the group or the company at hand. */
  given: { groups: number } | { companies: number };
}

/** The way from a group or a company to the programs that all of its people get, by a rule that begins with it. */
export function RuleFor({ domain, given }: RuleForProps) {
  const { t } = useTranslation();
  if (!can(useUser(), "assignmentRules:add")) return null;
  return (
    <p>
      <Link
        to="/$domain/admin/$list/$id"
        params={{ domain, list: assignmentRule.url, id: "add" }}
        search={given}
        className={buttonLook("plain", "bar")}
      >
        {t("assignment.ruleFor")}
      </Link>
    </p>
  );
}
