import type { company } from "@vigil/model/organization/company";
import { user } from "@vigil/model/organization/user";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const EmbeddedList = lazy(async () => ({ default: (await import("../../entity/list/EmbeddedList.tsx")).EmbeddedList }));
const CompanyPrograms = lazy(async () => ({ default: (await import("../../audit/person/CompanyPrograms.tsx")).CompanyPrograms }));
const RuleFor = lazy(async () => ({ default: (await import("../../curriculum/assignmentRule/RuleFor.tsx")).RuleFor }));

export const companyTabs: Tabs<typeof company> = [
  {
    name: "people",
    title: "person.people",
    needs: "users:view",
    show: ({ id }, domain) => <EmbeddedList domain={domain} url={user.url} filters={{ companyId: String(id) }} />,
  },
  {
    name: "programs",
    title: "person.programs",
    needs: "programStatuses:view",
    show: ({ id }, domain) => (
      <>
        <RuleFor domain={domain} given={{ companies: id }} />
        <CompanyPrograms companyId={id} domain={domain} />
      </>
    ),
  },
];
