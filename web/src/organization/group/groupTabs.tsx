import { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import type { group } from "@vigil/model/organization/group";
import { user } from "@vigil/model/organization/user";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const EmbeddedList = lazy(async () => ({ default: (await import("../../entity/list/EmbeddedList.tsx")).EmbeddedList }));
const RuleFor = lazy(async () => ({ default: (await import("../../curriculum/assignmentRule/RuleFor.tsx")).RuleFor }));

/** A group has the programs of the rules that name it. */
export const groupTabs: Tabs<typeof group> = [
  {
    name: "people",
    title: "person.people",
    needs: "users:view",
    show: ({ id }, domain) => <EmbeddedList domain={domain} url={user.url} filters={{ groups: String(id) }} />,
  },
  {
    name: "programs",
    title: "assignment.groupPrograms",
    needs: "assignmentRules:view",
    show: ({ id }, domain) => (
      <>
        <RuleFor domain={domain} given={{ groups: id }} />
        <EmbeddedList domain={domain} url={assignmentRule.url} filters={{ groups: String(id) }} without={["groups"]} />
      </>
    ),
  },
];
