import type { domain } from "@vigil/model/organization/domain";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const DomainCompanies = lazy(async () => ({ default: (await import("./DomainCompanies.tsx")).DomainCompanies }));

export const domainTabs: Tabs<typeof domain> = [
  { name: "companies", title: "companyMove.tab", show: ({ id }) => <DomainCompanies domainId={id} /> },
];
